import type { Design } from "@storywall/domain/design/design.ts";
import { useMemo } from "react";
import { useStore } from "zustand";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import type { PhotoViewStore } from "../../features/designer/view/photoView.ts";
import { createDesignLinkClient } from "../../features/share/designLinkClient.ts";
import PhoneDialog from "../../features/share/PhoneDialog.tsx";
import ShareDialog from "../../features/share/ShareDialog.tsx";
import { apiWithoutToasts } from "../../lib/api/api.ts";
import { useSite } from "../../lib/api/site.ts";
import { clearVisitor, ensureVisitor } from "../../lib/api/visitor.ts";

export type SharingProps = {
  readonly dialog: "share" | "phone";
  readonly store: DesignerStore;
  readonly photos: PhotoViewStore;
  readonly designKey: string;
  readonly syncPhotos: (design: Design) => Promise<unknown>;
  readonly receivedCount: number;
  readonly onPhotosExpected: () => void;
  readonly onClose: () => void;
};

/** The dialogs that share a design and receive photos. Loaded when one is first opened. */
export default function SharingDialogs({
  dialog,
  store,
  photos,
  designKey,
  syncPhotos,
  ...props
}: SharingProps) {
  const { code: site } = useSite();
  const linkClient = useMemo(
    () =>
      createDesignLinkClient({
        client: apiWithoutToasts,
        getVisitorId: () => ensureVisitor(site),
        clearVisitor,
        syncPhotos,
        site,
        designKey,
      }),
    [site, syncPhotos, designKey],
  );
  const design = useStore(store, (state) => state.history.present);
  const views = useStore(photos);
  // A failed photo will not arrive, so it is not waited for.
  const pendingPhotoCount = design.photos.filter(
    ({ id, handle }) => handle === undefined && views[id]?.stage.kind !== "failed",
  ).length;
  return dialog === "share" ? (
    <ShareDialog linkClient={linkClient} design={design} pendingPhotoCount={pendingPhotoCount} {...props} />
  ) : (
    <PhoneDialog linkClient={linkClient} design={design} {...props} />
  );
}
