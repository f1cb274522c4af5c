import { type ComponentType, lazy, Suspense, useRef } from "react";
import { designOf } from "../../features/designer/state/designerState.ts";
import { DropHint } from "../../features/photos/DropHint.tsx";
import { PhotoInput } from "../../features/photos/PhotoInput.tsx";
import { lazyImport } from "../../lib/browser/lazyImport.ts";
import { type AddPhotosProps, loadArtPicker, loadLibraryPicker } from "./addPhotosParts.ts";

const AddArt = lazy(loadArtPicker);
const LibraryPicker = lazy(loadLibraryPicker);
export const loadAddPhotosDialog = () => import("./AddPhotosDialog.tsx");
const AddPhotosDialog = lazy<ComponentType<AddPhotosProps>>(
  async () => (await lazyImport(loadAddPhotosDialog)) ?? { default: () => null },
);

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
        {/* Once opened it stays mounted, because closing it returns the focus. */}
        {wasOpened.current && <AddPhotosDialog {...props} />}
      </Suspense>
      <Suspense>
        {adding.picker === "art" && <AddArt {...props} />}
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
