/**
 * Registers the service worker, or has a browser that has one look for the script that removes it. Not in development, where
 * no files have hashed names to cache. When that fails, the page works as in a browser without service workers.
 */
export const syncServiceWorker = (isEnabled: boolean): void => {
  const workers = import.meta.env.PROD ? navigator.serviceWorker : undefined;
  if (!workers) return;
  (isEnabled ? workers.register("/sw.js") : updateWorker(workers)).catch(() => undefined);
};

/**
 * Requests the worker's script now: the browser does so by itself only after some page loads. It is not registered: the
 * browser may have the script already and be removing the worker, and would then keep it.
 */
const updateWorker = async (workers: ServiceWorkerContainer): Promise<void> => {
  await (await workers.getRegistration())?.update();
};
