import { type ComponentType, lazy, Suspense, useRef } from "react";
import { designOf } from "../../features/designer/state/designerState.ts";
import type { DesignerStore } from "../../features/designer/state/designerStore.ts";
import type { PhotoViewStore } from "../../features/designer/view/photoView.ts";
import { DropHint } from "../../features/photos/DropHint.tsx";
import { PhotoInput } from "../../features/photos/PhotoInput.tsx";
import { lazyImport } from "../../lib/browser/lazyImport.ts";
import type { AddPhotosState } from "./useAddPhotos.ts";

export const loadArtPicker = () => import("../../features/art/ArtPicker.tsx");
const ArtPicker = lazy(loadArtPicker);
export const loadLibraryPicker = () => import("./LibraryPicker.tsx");
const LibraryPicker = lazy(loadLibraryPicker);
export const loadAddPhotosDialog = () => import("./AddPhotosDialog.tsx");
const AddPhotosDialog = lazy<ComponentType<AddPhotosProps>>(
  async () => (await lazyImport(loadAddPhotosDialog)) ?? { default: () => null },
);

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

/**
 * Everything that adds photos: file pickers, the dialog with all ways (R2.7), the art collection, and files that are
 * dragged over the page.
 */
export function AddPhotos(props: AddPhotosProps) {
  const { store, adding } = props;
  const wasOpened = useRef(false);
  wasOpened.current ||= adding.target !== null;
  return (
    <>
      <PhotoInput inputRef={adding.deviceInput} onFiles={adding.onFiles} />
      <PhotoInput inputRef={adding.cameraInput} isCamera onFiles={adding.onFiles} />
      <Suspense>
        {/* It stays once it was open: closing it gives the focus back. */}
        {wasOpened.current && <AddPhotosDialog {...props} />}
      </Suspense>
      <Suspense>
        {adding.picker === "art" && <ArtPicker onPick={adding.onArt} onClose={adding.close} />}
        {adding.picker === "library" && (
          <LibraryPicker
            design={designOf(store.getState())}
            onPick={adding.onPhotos}
            onClose={adding.close}
          />
        )}
      </Suspense>
      {adding.isFileOver && <DropHint />}
    </>
  );
}
