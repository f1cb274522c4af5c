import { lazyImport } from "../../../lib/browser/lazyImport.ts";
import { Button } from "../../../ui/Button.tsx";
import { LayoutIcon, ShuffleIcon } from "../../../ui/designerIcons.tsx";
import { useDesign, useDesignerStore } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { getFailedPhotoIds } from "../view/useFailedPhotos.ts";
import { loadArranging } from "./loadArranging.ts";

/** B3: the whole wall at one press, and another way at the next. There once there is something to arrange. */
export function ArrangeButtons({
  views,
  hasUndo,
}: {
  readonly views: PhotoViewStore;
  readonly hasUndo: boolean;
}) {
  const { photos } = useDesign();
  const store = useDesignerStore();
  if (photos.length < 2) return null;
  const arrange = async () =>
    (await lazyImport(loadArranging))?.arrange(store, getFailedPhotoIds(views.getState()), hasUndo);
  // They stay pressable when nothing would change: a button that goes away under the hand takes the focus along.
  return (
    <>
      <Button variant="ghost" onClick={() => void arrange()}>
        <LayoutIcon size={18} /> Arrange for me
      </Button>
      <Button variant="ghost" onClick={async () => (await lazyImport(loadArranging))?.shuffle(store)}>
        <ShuffleIcon size={18} /> Shuffle
      </Button>
    </>
  );
}
