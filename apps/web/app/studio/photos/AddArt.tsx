import ArtPicker from "../../features/art/ArtPicker.tsx";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import { hangAndAnnounce, withFrames } from "../design/hangArt.ts";
import { toDesignPhoto } from "../design/toDesignPhoto.ts";
import type { AddPhotosState } from "./useAddPhotos.ts";

type Props = {
  readonly store: DesignerStore;
  readonly adding: AddPhotosState;
  /** Absent for a wall that is ordered. */
  readonly onRemoveFrame?: (tile: string) => void;
};

/** The art collection, whose pictures hang as those of the art page do (R2.13). Loaded when it is first opened. */
export default function AddArt({ store, adding, onRemoveFrame }: Props) {
  return (
    <ArtPicker
      onClose={adding.close}
      onPick={(items) => {
        const pictures = items.map(toDesignPhoto);
        // The frames of a wall that is ordered are paid for: it gets no more.
        const adapt = onRemoveFrame && withFrames;
        void hangAndAnnounce(store, pictures, () => adding.onPhotos(pictures, adapt));
      }}
    />
  );
}
