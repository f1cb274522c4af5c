import { lazy, Suspense, useEffect } from "react";
import { designOf } from "../../features/designer/state/designerState.ts";
import { DesignerContext, type DesignerStore } from "../../features/designer/state/designerStore.ts";
import { TrayChoice } from "../../features/designer/tray/TrayChoice.tsx";
import type { PhotoViewStore } from "../../features/designer/view/photoView.ts";
import { DropHint } from "../../features/photos/DropHint.tsx";
import { PhotoInput } from "../../features/photos/PhotoInput.tsx";
import { UploadOptions, type WayIn } from "../../features/photos/UploadOptions.tsx";
import { CameraIcon, FrameIcon, PhoneIcon, UploadIcon } from "../../ui/designerIcons.tsx";
import { CopyIcon, TruckIcon } from "../../ui/icons.tsx";
import type { AddingPhotos } from "./useAddPhotos.ts";

const loadArtPicker = () => import("../../features/art/ArtPicker.tsx");
const ArtPicker = lazy(loadArtPicker);

type Props = {
  readonly store: DesignerStore;
  readonly adding: AddingPhotos;
  readonly photos: PhotoViewStore;
  /** B7: by a code on this screen. Absent for a wall that is ordered. */
  readonly onPhone?: () => void;
  /** R4.13: the order first, its photos later. Absent where there is an order already. */
  readonly onLater?: () => void;
};

/** Everything by which photos come in: pickers, the dialog with the ways (R2.7), the art collection, files in the air. */
export function AddPhotos({ store, adding, photos, onPhone, onLater }: Props) {
  const { target, close } = adding;
  const tile = target?.tile ?? null;
  const isReplacing = designOf(store.getState()).tiles.some(
    ({ name, photoId }) => name === tile && photoId !== null,
  );
  // It may be wanted next, and then opens at once.
  useEffect(() => {
    if (target) loadArtPicker().catch(() => undefined);
  }, [target]);
  const ways: readonly WayIn[] = [
    {
      name: "Choose from this device",
      words: isReplacing
        ? "It takes the place of the one in this tile, which waits under Photos."
        : "Many at once: they fill the empty tiles in the order you choose them.",
      Icon: UploadIcon,
      start: () => adding.fromDevice(tile),
    },
    {
      name: "Take a photo",
      words: "With the camera of this phone.",
      Icon: CameraIcon,
      start: () => adding.fromCamera(tile),
      only: "finger",
    },
    ...(onPhone
      ? [
          {
            name: "From your phone",
            words: "A code on this screen opens a page there that sends its photos here.",
            Icon: PhoneIcon,
            start: () => {
              close();
              onPhone();
            },
            only: "mouse" as const,
          },
        ]
      : []),
    {
      name: "From our art collection",
      words: "Pictures to hang beside your own. They cost what their frame costs.",
      Icon: FrameIcon,
      start: adding.fromArt,
    },
    {
      name: "Paste",
      words: "A picture that you have copied somewhere else.",
      Icon: CopyIcon,
      start: adding.fromClipboard,
    },
    ...(onLater && !isReplacing
      ? [
          {
            name: "Add them after ordering",
            words: "Order the wall now. We mail you a link, and begin once every tile has its photo.",
            Icon: TruckIcon,
            start: () => {
              close();
              onLater();
            },
          },
        ]
      : []),
  ];
  return (
    <>
      <PhotoInput input={adding.deviceInput} onFiles={adding.onFiles} />
      <PhotoInput input={adding.cameraInput} byCamera onFiles={adding.onFiles} />
      <UploadOptions
        open={target !== null && !adding.isArtOpen}
        title={isReplacing ? "Replace photo" : "Add photos"}
        ways={ways}
        onClose={close}
      >
        {tile !== null && (
          <DesignerContext value={store}>
            <TrayChoice tile={tile} photos={photos} onChosen={close} />
          </DesignerContext>
        )}
      </UploadOptions>
      {adding.isArtOpen && (
        <Suspense>
          <ArtPicker onPick={adding.onArt} onClose={close} />
        </Suspense>
      )}
      {adding.isFileOver && <DropHint />}
    </>
  );
}
