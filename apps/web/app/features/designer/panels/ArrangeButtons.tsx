import { lazyImport } from "../../../lib/browser/lazyImport.ts";
import { Button } from "../../../ui/Button.tsx";
import { LayoutIcon, ShuffleIcon } from "../../../ui/icons/designerIcons.tsx";
import { useDesign, useDesignerStore } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { getFailedPhotoIds } from "../view/useFailedPhotos.ts";
import { loadArrangeActions } from "./loadArrangeActions.ts";

/** Buttons that arrange all photos, and shuffle them into another good arrangement (B3). Shown from two photos on. */
export function ArrangeButtons({ views }: { readonly views: PhotoViewStore }) {
  const { photos } = useDesign();
  const store = useDesignerStore();
  if (photos.length < 2) return null;
  const arrange = async () =>
    (await lazyImport(loadArrangeActions))?.arrange(store, getFailedPhotoIds(views.getState()));
  // The buttons stay enabled when nothing would change: one that disappears when it is pressed loses the focus.
  return (
    <>
      <Button variant="ghost" onClick={() => void arrange()}>
        <LayoutIcon size={18} /> Arrange photos
      </Button>
      <Button variant="ghost" onClick={async () => (await lazyImport(loadArrangeActions))?.shuffle(store)}>
        <ShuffleIcon size={18} /> Shuffle photos
      </Button>
    </>
  );
}
