import { type ComponentType, useEffect, useState } from "react";
import { lazyImport } from "../../lib/browser/lazyImport.ts";
import { whenIdle } from "../../lib/browser/whenIdle.ts";

type LazyPanelProps = {
  readonly isOpen: boolean;
  /** Loads the panel's code. */
  readonly load: () => Promise<ComponentType>;
  /** Loads the panel as soon as the page is idle, so that it can open without a network. */
  readonly shouldPreload?: boolean;
  /** Called when the panel could not be loaded, and so is not open. */
  readonly onFailed: () => void;
};

/**
 * A panel that is loaded when it first opens. It stays mounted, so that it can close with its own effects. It does not
 * use `React.lazy`, which caches a failed load for ever and replaces the whole page by the error page.
 */
export function LazyPanel({ isOpen, load, shouldPreload = false, onFailed }: LazyPanelProps) {
  const [Panel, setPanel] = useState<ComponentType | null>(null);
  const isMissing = Panel === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `load` function must not load again
  useEffect(() => {
    if (!isMissing || !isOpen) return;
    void lazyImport(load).then((component) => {
      if (component) setPanel(() => component);
      else onFailed();
    });
  }, [isOpen, isMissing]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `load` function must not load again
  useEffect(() => {
    // A failure does no harm: the code is requested again when the panel opens.
    if (shouldPreload) return whenIdle(() => load().catch(() => undefined));
  }, [shouldPreload]);

  return Panel ? <Panel /> : null;
}
