// `cargo xtask dist --relay`.

/** Names the relay of live games in the file of the host; the policies of the pages and of `hosts/` then allow it. */
export function nameRelay(files, host, relay) {
  files.set(host, `${JSON.stringify({ lines: [], relay })}\n`);
  const { origin } = new URL(relay);
  for (const [name, content] of files) {
    if (name.startsWith("hosts/")) {
      files.set(name, content.toString().replaceAll("connect-src 'self'", `$& ${origin}`));
    } else if (name.endsWith(".html") && content.includes("default-src 'self'")) {
      const policy = `default-src 'self'; connect-src 'self' ${origin}`;
      files.set(name, content.replace("default-src 'self'", policy));
    }
  }
}
