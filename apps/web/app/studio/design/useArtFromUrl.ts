import { useEffect } from "react";
import { useSearchParams } from "react-router";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import { lazyImport } from "../../lib/browser/lazyImport.ts";
import { showToast } from "../../lib/page/toast.ts";
import { namesWall } from "./findWallPath.ts";

/** Waiting that takes longer is said. */
const SLOW_MS = 300;

/**
 * Hangs the art item that the URL names (`?art=`). The URL is used so that it also works in a new tab. The parameter
 * is removed afterwards, or a reload would restore an item that the shopper has removed.
 */
export const useArtFromUrl = (store: DesignerStore): void => {
  const [search, setSearch] = useSearchParams();
  // Until the address names the wall, it is about to be replaced by one that does. Removing the parameter from the earlier
  // one would stop that, and open another wall.
  const id = namesWall(search) ? search.get("art") : null;
  useEffect(() => {
    if (id === null) return;
    const controller = new AbortController();
    const waiting = new AbortController();
    const timer = setTimeout(
      () => showToast("info", "Hanging your picture…", { dismissSignal: waiting.signal }),
      SLOW_MS,
    );
    const stopWaiting = () => {
      clearTimeout(timer);
      waiting.abort();
    };
    const hang = async (): Promise<void> => {
      const loaded = await lazyImport(() => import("./hangArt.ts"));
      const isDone = (await loaded?.hangArt(store, id, controller.signal)) ?? false;
      stopWaiting();
      if (!isDone || controller.signal.aborted) return;
      setSearch(
        (params) => {
          params.delete("art");
          return params;
        },
        { replace: true, preventScrollReset: true },
      );
    };
    void hang();
    return () => {
      stopWaiting();
      controller.abort();
    };
  }, [store, id, setSearch]);
};
