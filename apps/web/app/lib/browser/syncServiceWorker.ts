/**
 * Registers the service worker, or in a browser that has one the script that removes it. Not in development, where no
 * files have hashed names to cache. When registration fails, the page works as in a browser without service workers.
 */
export const syncServiceWorker = (isEnabled: boolean): void => {
  const workers = import.meta.env.PROD ? navigator.serviceWorker : undefined;
  if (!workers || (!isEnabled && !workers.controller)) return;
  const registration = workers.register("/sw.js");
  // Registering an address again requests nothing. The browser looks for another script later, after some page loads.
  (isEnabled ? registration : registration.then((worker) => worker.update())).catch(() => undefined);
};
