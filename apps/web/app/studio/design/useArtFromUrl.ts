import { getArtItem } from "@storywall/contract/calls/art/getArtItem.ts";
import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import { waitUntilRestored } from "../../features/designer/state/whenRestored.ts";
import { apiWithoutToasts } from "../../lib/api/api.ts";
import { showToast } from "../../lib/page/toast.ts";
import { toDesignPhoto } from "./toDesignPhoto.ts";

/**
 * Hangs the art item that the URL names (`?art=`). It comes by URL so that it also works in a new tab. The parameter
 * is removed after that, or a reload would bring back what the shopper took out.
 */
export const useArtFromUrl = (store: DesignerStore): void => {
  const [search, setSearch] = useSearchParams();
  const id = search.get("art");
  useEffect(() => {
    if (id === null) return;
    let isCancelled = false;
    const hang = async (): Promise<void> => {
      const [result] = await Promise.all([
        apiWithoutToasts(getArtItem, { params: { id } }),
        waitUntilRestored(store),
      ]);
      if (isCancelled) return;
      if (result.kind === "ok") store.getState().run(addPhotos, { photos: [toDesignPhoto(result.reply)] });
      else showToast("error", "The picture couldn't be loaded. Reload the page to try again.");
      if (result.kind === "unreachable") return;
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
      isCancelled = true;
    };
  }, [store, id, setSearch]);
};
