import { useEffect } from "react";
import { useSearchParams } from "react-router";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import { lazyImport } from "../../lib/browser/lazyImport.ts";

/**
 * Hangs the art item that the URL names (`?art=`). It comes by URL so that it also works in a new tab. The parameter
 * is removed after that, or a reload would bring back what the shopper took out.
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
