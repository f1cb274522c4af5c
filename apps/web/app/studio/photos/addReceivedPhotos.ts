import { receivePhotos } from "@storywall/contract/calls/links/receivePhotos.ts";
import type { ArrivedPhoto } from "@storywall/contract/schemas/designLink.ts";
import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { px } from "@storywall/domain/units/units.ts";
import { findMatchingChange, loadMatchingChange } from "../../features/designer/layout/loadMatchingChange.ts";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import { placePhotos } from "../../features/designer/state/placePhotos.ts";
import { waitUntilRestored } from "../../features/designer/state/whenRestored.ts";
import { stopExpectingPhotos } from "../../features/share/expectedPhotos.ts";
import { pollReceivedPhotos, type ReceivedPhotosPoll } from "../../features/share/pollReceivedPhotos.ts";
import { apiWithoutToasts } from "../../lib/api/api.ts";
import { ensureVisitor } from "../../lib/api/visitor.ts";

/**
 * Adds photos received through a link to the shopper's design: into the empty tiles that suit them (B3), the others into
 * the tray, as one step of undo. Polls the server until it is stopped or all links are closed, and begins when the
 * saved design is restored. The other side, which sends the photos, is `AddLinkPhotos`.
 */
export const addReceivedPhotos = (
  store: DesignerStore,
  { designKey, site }: { readonly designKey: string; readonly site: SiteCode },
  onReceived: (photos: readonly ArrivedPhoto[]) => void,
): ReceivedPhotosPoll =>
  pollReceivedPhotos({
    fetchReceived: async (received) => {
      await Promise.all([waitUntilRestored(store), loadMatchingChange().catch(() => undefined)]);
      const userId = await ensureVisitor(site);
      if (userId === null) return null;
      const body = { userId, designKey, received: [...received] };
      const result = await apiWithoutToasts(receivePhotos, { body });
      return result.kind === "ok" ? result.reply : null;
    },
    onPhotos: (photos) => {
      const { run, history } = store.getState();
      run(findMatchingChange()?.placeAndMatch(placePhotos) ?? placePhotos, {
        photos: toDesignPhotos(photos, history.present),
        tile: null,
      });
      onReceived(photos);
    },
    onLinksClosed: () => stopExpectingPhotos(designKey),
    wait: pauseWhileVisible,
  });

/**
 * Returns received photos with numbered names: the shop does not know their file names, and a screen reader must tell
 * them apart.
 */
const toDesignPhotos = (
  photos: readonly ArrivedPhoto[],
  { photos: known }: Design,
): readonly DesignPhoto[] => {
  const names = known.map(({ fileName }) => fileName);
  return photos.map(({ userPhotoId, kind, url, handle, width, height }) => {
    const suffix = kind === "hand_over" ? "from your phone" : "from your link";
    const fileName = `Photo ${names.filter((name) => name.endsWith(suffix)).length + 1} ${suffix}`;
    names.push(fileName);
    return { id: userPhotoId, fileName, size: { width: px(width), height: px(height) }, url, handle };
  });
};

/** Waits this long. A hidden page does not poll; as soon as it is visible again, it polls at once. */
const pauseWhileVisible = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      if (document.hidden) return;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    document.addEventListener("visibilitychange", end);
  });
