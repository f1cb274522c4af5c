import { removeTile } from "@storywall/domain/design/commands/frameCommands.ts";
import { useEffect } from "react";
import { designOf } from "../../features/designer/state/designerState.ts";
import { DesignerContext } from "../../features/designer/state/designerStore.ts";
import { hasOtherPhotos } from "../../features/designer/storage/userPhotos.ts";
import { TrayPicker } from "../../features/designer/tray/TrayPicker.tsx";
import { UploadOptions, type UploadSource } from "../../features/photos/UploadOptions.tsx";
import {
  CameraIcon,
  FrameIcon,
  PhoneIcon,
  PhotoIcon,
  TrashIcon,
  UploadIcon,
} from "../../ui/icons/designerIcons.tsx";
import { CopyIcon, TruckIcon } from "../../ui/icons/icons.tsx";
import { findReplacedPhoto } from "./addFilesToDesign.ts";
import { type AddPhotosProps, loadArtPicker, loadLibraryPicker } from "./addPhotosParts.ts";

/** The dialog with all ways to add photos (R2.7). */
export default function AddPhotosDialog({
  store,
  adding,
  photos,
  onAddFromPhone,
  onUploadLater,
  onRemoveFrame,
}: AddPhotosProps) {
  const { target, close } = adding;
  const tile = target?.tile ?? null;
  const design = designOf(store.getState());
  const isReplacing = design.tiles.some(({ name, photoId }) => name === tile && photoId !== null);
  const staysListed = target !== null && findReplacedPhoto(design, photos.getState(), target) === undefined;
  // Loaded in advance, so that it opens at once when it is chosen next.
  useEffect(() => {
    if (target) for (const load of [loadArtPicker, loadLibraryPicker]) load().catch(() => undefined);
  }, [target]);
  const sources: readonly UploadSource[] = [
    {
      name: "Choose from this device",
      description: !isReplacing
        ? "As many as you like: they fill the empty tiles."
        : staysListed
          ? "Your old photo stays in Photos."
          : "It takes the old photo's place.",
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
    ...(target && hasOtherPhotos(design)
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
      description: "No extra charge for the artwork.",
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
            name: "Order now, add photos later",
            description: "We'll email you a link, and start once every tile has its photo.",
            Icon: TruckIcon,
            onSelect: () => {
              close();
              onUploadLater();
            },
          },
        ]
      : []),
    ...(tile !== null && onRemoveFrame && !isReplacing && removeTile.isPossible(design, { tile })
      ? [
          {
            name: "Remove this tile",
            description: "Take it off the wall.",
            Icon: TrashIcon,
            onSelect: () => {
              close();
              onRemoveFrame(tile);
            },
          },
        ]
      : []),
  ];
  return (
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
  );
}
