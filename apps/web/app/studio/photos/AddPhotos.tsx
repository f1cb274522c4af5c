import { lazy, Suspense, useEffect } from "react";
import { designOf } from "../../features/designer/state/designerState.ts";
import { DesignerContext, type DesignerStore } from "../../features/designer/state/designerStore.ts";
import { hasOtherPhotos } from "../../features/designer/storage/userPhotos.ts";
import { TrayPicker } from "../../features/designer/tray/TrayPicker.tsx";
import type { PhotoViewStore } from "../../features/designer/view/photoView.ts";
import { DropHint } from "../../features/photos/DropHint.tsx";
import { PhotoInput } from "../../features/photos/PhotoInput.tsx";
import { UploadOptions, type UploadSource } from "../../features/photos/UploadOptions.tsx";
import { CameraIcon, FrameIcon, PhoneIcon, PhotoIcon, UploadIcon } from "../../ui/icons/designerIcons.tsx";
import { CopyIcon, TruckIcon } from "../../ui/icons/icons.tsx";
import type { AddPhotosState } from "./useAddPhotos.ts";

const loadArtPicker = () => import("../../features/art/ArtPicker.tsx");
const ArtPicker = lazy(loadArtPicker);
const loadLibraryPicker = () => import("./LibraryPicker.tsx");
const LibraryPicker = lazy(loadLibraryPicker);

type Props = {
  readonly store: DesignerStore;
  readonly adding: AddPhotosState;
  readonly photos: PhotoViewStore;
  /** B7: adds photos from a phone, by a code on this screen. Absent for a wall that is ordered. */
  readonly onAddFromPhone?: () => void;
  /** R4.13: orders first and adds the photos later. Absent where there is an order already. */
  readonly onUploadLater?: () => void;
};

/**
 * Everything that adds photos: file pickers, the dialog with all ways (R2.7), the art collection, and files that are
 * dragged over the page.
 */
export function AddPhotos({ store, adding, photos, onAddFromPhone, onUploadLater }: Props) {
  const { target, close } = adding;
  const tile = target?.tile ?? null;
  const isReplacing = designOf(store.getState()).tiles.some(
    ({ name, photoId }) => name === tile && photoId !== null,
  );
  // It may be opened next, and should then open at once.
  useEffect(() => {
    if (target) for (const load of [loadArtPicker, loadLibraryPicker]) load().catch(() => undefined);
  }, [target]);
  const sources: readonly UploadSource[] = [
    {
      name: "Choose from this device",
      description: isReplacing
        ? "The one in this tile stays under Photos."
        : "As many as you like: they fill the empty tiles.",
      Icon: UploadIcon,
      onSelect: () => adding.fromDevice(tile),
    },
    {
      name: "Take a photo",
      description: "With this phone's camera.",
      Icon: CameraIcon,
      onSelect: () => adding.fromCamera(tile),
      only: "touch",
    },
    ...(onAddFromPhone
      ? [
          {
            name: "From your phone",
            description: "Scan a code to send photos to this screen.",
            Icon: PhoneIcon,
            onSelect: () => {
              close();
              onAddFromPhone();
            },
            only: "mouse" as const,
          },
        ]
      : []),
    ...(target && hasOtherPhotos(designOf(store.getState()))
      ? [
          {
            name: "From your other walls",
            description: "Photos you've added before.",
            Icon: PhotoIcon,
            onSelect: adding.fromLibrary,
          },
        ]
      : []),
    {
      name: "From our art collection",
      description: "You pay only for the frame.",
      Icon: FrameIcon,
      onSelect: adding.fromArt,
    },
    {
      name: "Paste",
      description: "A picture you copied.",
      Icon: CopyIcon,
      onSelect: adding.fromClipboard,
    },
    ...(onUploadLater && !isReplacing
      ? [
          {
            name: "Add them after ordering",
            description:
              "Order the wall now. We'll e-mail you a link, and start once every tile has its photo.",
            Icon: TruckIcon,
            onSelect: () => {
              close();
              onUploadLater();
            },
          },
        ]
      : []),
  ];
  return (
    <>
      <PhotoInput inputRef={adding.deviceInput} onFiles={adding.onFiles} />
      <PhotoInput inputRef={adding.cameraInput} isCamera onFiles={adding.onFiles} />
      <UploadOptions
        open={target !== null && adding.picker === null}
        title={isReplacing ? "Replace photo" : "Add photos"}
        sources={sources}
        onClose={close}
      >
        {tile !== null && (
          <DesignerContext value={store}>
            <TrayPicker tile={tile} photos={photos} onPick={close} />
          </DesignerContext>
        )}
      </UploadOptions>
      <Suspense>
        {adding.picker === "art" && <ArtPicker onPick={adding.onArt} onClose={close} />}
        {adding.picker === "library" && (
          <LibraryPicker design={designOf(store.getState())} onPick={adding.onPhotos} onClose={close} />
        )}
      </Suspense>
      {adding.isFileOver && <DropHint />}
    </>
  );
}
