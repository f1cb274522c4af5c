/**
 * Registers the service worker, or in a browser that has one the script that removes it. Not in development, where no
 * files have hashed names to cache. When registration fails, the page works as in a browser without service workers.
 */
export const syncServiceWorker = (isEnabled: boolean): void => {
  const workers = import.meta.env.PROD ? navigator.serviceWorker : undefined;
  if (workers && (isEnabled || workers.controller)) workers.register("/sw.js").catch(() => undefined);
};
