import { arrangePhotos, shufflePhotos } from "@storywall/domain/design/arrangePhotos.ts";
import { showToast } from "../../../lib/toast.ts";
import { Button } from "../../../ui/Button.tsx";
import { LayoutIcon, ShuffleIcon } from "../../../ui/icons.tsx";
import { useDesign, useDesigner } from "../designerStore.ts";

/** B3: the whole wall at one press, and another way at the next. There once there is something to arrange. */
export function ArrangeButtons({ hasUndo }: { readonly hasUndo: boolean }) {
  const design = useDesign();
  const run = useDesigner((state) => state.run);
  if (design.photos.length < 2) return null;
  // They stay pressable when nothing would change: a button that goes away under the hand takes the focus along.
  const arrange = (): void => {
    if (!arrangePhotos.isPossible(design, undefined)) {
      showToast("info", "Your photos already hang where they suit best.");
      return;
    }
    run(arrangePhotos, undefined);
    showToast("info", `Arranged by shape and sharpness.${hasUndo ? " Undo brings your order back." : ""}`);
  };
  const shuffle = (): void => {
    const seed = crypto.randomUUID();
    if (shufflePhotos.run(design, { seed }) === design)
      showToast("info", "No other way suits these photos as well. Drag them where you want them.");
    else run(shufflePhotos, { seed });
  };
  return (
    <>
      <Button look="quiet" onClick={arrange}>
        <LayoutIcon size={18} /> Arrange for me
      </Button>
      <Button look="quiet" onClick={shuffle}>
        <ShuffleIcon size={18} /> Shuffle
      </Button>
    </>
  );
}
