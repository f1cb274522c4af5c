import { loadPart } from "../../../lib/browser/loadPart.ts";
import { Button } from "../../../ui/Button.tsx";
import { LayoutIcon, ShuffleIcon } from "../../../ui/designerIcons.tsx";
import { useDesign, useDesignerStore } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { refusedIn } from "../view/useRefused.ts";
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
    (await loadPart(loadArranging))?.arrange(store, refusedIn(views.getState()), hasUndo);
  // They stay pressable when nothing would change: a button that goes away under the hand takes the focus along.
  return (
    <>
      <Button look="quiet" onClick={() => void arrange()}>
        <LayoutIcon size={18} /> Arrange for me
      </Button>
      <Button look="quiet" onClick={async () => (await loadPart(loadArranging))?.shuffle(store)}>
        <ShuffleIcon size={18} /> Shuffle
      </Button>
    </>
  );
}
