import type { ReactNode } from "react";

export const metadata = { title: "Next", icons: "data:," };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <link rel="pylos-tables" href="/tables/" />
      </head>
      <body>{children}</body>
    </html>
  );
}
