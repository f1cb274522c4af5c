/**
 * Has the browser take the service worker, or what removes it from a browser that has one. Not while the pages are worked on:
 * they have no hashed files to keep. A browser that will not is as good as one that cannot.
 */
export const syncServiceWorker = (isEnabled: boolean): void => {
  const workers = import.meta.env.PROD ? navigator.serviceWorker : undefined;
  if (workers && (isEnabled || workers.controller)) workers.register("/sw.js").catch(() => undefined);
};
