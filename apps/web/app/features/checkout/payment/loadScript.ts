/** A script counts as blocked after this long: some blockers let a request hang instead of failing it. */
const TIMEOUT_MS = 15_000;

const loading = new Map<string, Promise<void>>();

/**
 * Loads and runs a provider's script. Later calls share the first load.
 * @throws when the script does not load: no network, or a blocker. The next call tries again.
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

/** Returns the result of `work`. @throws after `timeoutMs`; `work` itself is not cancelled. */
export const withTimeout = <Value>(work: Promise<Value>, timeoutMs = TIMEOUT_MS): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("took too long")), timeoutMs);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
};
