/** The service worker of the bundled site in a test. */

/** Waits until the page works offline. @param {Tab} tab */
export async function installed(tab) {
  await tab.until(() => navigator.serviceWorker.controller !== null);
}

/**
 * Removes the service worker and what it keeps. Also called at the end of a test, because a browser asks the host for
 * a new version at any time.
 *
 * @param {Tab} tab
 */
export async function forget(tab) {
  tab.site.host.isDown = false;
  // This page installs nothing.
  await tab.goto("rules/en.html");
  await tab.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  });
}
