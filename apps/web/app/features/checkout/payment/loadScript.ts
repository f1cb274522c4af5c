/** After this long a script counts as blocked: some blockers let a request hang instead of refusing it. */
const TIMEOUT_MS = 15_000;

const loading = new Map<string, Promise<void>>();

/**
 * Runs a provider's script once, however often it is asked for.
 * @throws when it does not come: no network, or something in the browser blocks it. Asking again tries again.
 */
export const loadScript = (src: string): Promise<void> => {
  const existing = loading.get(src);
  if (existing) return existing;
  const script = document.createElement("script");
  const loaded = withTimeout(
    new Promise<void>((resolve, reject) => {
      script.onload = () => resolve();
      script.onerror = () => reject(new Error(`${src} did not load`));
    }),
  );
  script.src = src;
  document.head.append(script);
  loading.set(src, loaded);
  loaded.catch(() => {
    loading.delete(src);
    script.remove();
  });
  return loaded;
};

/** The same, or a rejection when it takes too long. */
export const withTimeout = <Value>(work: Promise<Value>, timeoutMs = TIMEOUT_MS): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("took too long")), timeoutMs);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
};
