import { useEffect } from "react";
import { useSearchParams } from "react-router";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import { lazyImport } from "../../lib/browser/lazyImport.ts";

/**
 * Hangs the art item that the URL names (`?art=`). The URL is used so that it also works in a new tab. The parameter
 * is removed afterwards, or a reload would restore an item that the shopper has removed.
 */
export const useArtFromUrl = (store: DesignerStore): void => {
  const [search, setSearch] = useSearchParams();
  const id = search.get("art");
  useEffect(() => {
    if (id === null) return;
    const controller = new AbortController();
    const hang = async (): Promise<void> => {
      const loaded = await lazyImport(() => import("./hangArt.ts"));
      const isDone = (await loaded?.hangArt(store, id, controller.signal)) ?? false;
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
    return () => controller.abort();
  }, [store, id, setSearch]);
};
