import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "../../lib/browser/whenIdle.ts";
import { showToast } from "../../lib/page/toast.ts";

type LazyPanelProps = {
  readonly isOpen: boolean;
  /** Gives the panel's code. */
  readonly load: () => Promise<ComponentType>;
  /** Loaded as soon as the page is at rest, so that it is there when the network is gone. */
  readonly shouldPreload?: boolean;
  /** The panel could not be loaded, so it is not open. */
  readonly onFailed: () => void;
};

/**
 * A panel that is loaded the first time that it is wanted, and stays, so that it can close in its own way. Not
 * `React.lazy`: that remembers a failed load for ever and takes the whole page down with it.
 */
export function LazyPanel({ isOpen, load, shouldPreload = false, onFailed }: LazyPanelProps) {
  const [Panel, setPanel] = useState<ComponentType | null>(null);
  const isMissing = Panel === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the wish asks for the code, not each new function
  useEffect(() => {
    if (!isMissing || !isOpen) return;
    load().then(
      (component) => setPanel(() => component),
      () => {
        showToast("error", "This could not be opened. Check your connection, then load the page again.");
        onFailed();
      },
    );
  }, [isOpen, isMissing]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the wish asks for the code, not each new function
  useEffect(() => {
    // A failure here is no loss: the code is asked for again when it is wanted.
    if (shouldPreload) return whenIdle(() => load().catch(() => undefined));
  }, [shouldPreload]);

  return Panel ? <Panel /> : null;
}
