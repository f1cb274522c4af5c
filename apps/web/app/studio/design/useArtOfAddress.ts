import { getArtItem } from "@storywall/contract/calls/art/getArtItem.ts";
import { addPhotos } from "@storywall/domain/design/commands/commands.ts";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import { untilRestored } from "../../features/designer/state/whenRestored.ts";
import { quietApi } from "../../lib/api/api.ts";
import { showToast } from "../../lib/page/toast.ts";
import { photoOfArt } from "./photoOfArt.ts";

/**
 * Hangs the picture of the catalogue that the address names (`?art=`). By its address, so that it also comes into a tab of
 * its own; which then names it no more, or a reload would bring back what was taken out.
 */
export const useArtOfAddress = (store: DesignerStore): void => {
  const [search, setSearch] = useSearchParams();
  const id = search.get("art");
  useEffect(() => {
    if (id === null) return;
    let isLeft = false;
    const hang = async (): Promise<void> => {
      const [result] = await Promise.all([quietApi(getArtItem, { params: { id } }), untilRestored(store)]);
      if (isLeft) return;
      if (result.kind === "ok") store.getState().run(addPhotos, { photos: [photoOfArt(result.reply)] });
      else showToast("error", "The picture could not be fetched. Load the page again to try once more.");
      if (result.kind === "unreachable") return;
      setSearch(
        (now) => {
          now.delete("art");
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
    };
    void hang();
    return () => {
      isLeft = true;
    };
  }, [store, id, setSearch]);
};
