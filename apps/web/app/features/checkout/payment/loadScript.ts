import { withTimeout } from "../../../lib/browser/withTimeout.ts";

/** A script counts as blocked after this long: some blockers let a request hang instead of failing it. */
export const SCRIPT_TIMEOUT_MS = 15_000;

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
    SCRIPT_TIMEOUT_MS,
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
