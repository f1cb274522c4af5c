import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import type { PhotoViewStore } from "../../features/designer/view/photoView.ts";
import type { AddPhotosState } from "./useAddPhotos.ts";

// What `AddPhotos` shares with its dialog, which it loads later.

export const loadArtPicker = () => import("./AddArt.tsx");
export const loadLibraryPicker = () => import("./LibraryPicker.tsx");

export type AddPhotosProps = {
  readonly store: DesignerStore;
  readonly adding: AddPhotosState;
  readonly photos: PhotoViewStore;
  /** B7: adds photos from a phone, by a code on this screen. Absent for a wall that is ordered. */
  readonly onAddFromPhone?: () => void;
  /** R4.13: orders first and adds the photos later. Absent where there is an order already. */
  readonly onUploadLater?: () => void;
  /** Removes an empty frame from the wall. Absent for a wall that is ordered. */
  readonly onRemoveFrame?: (tile: string) => void;
};
