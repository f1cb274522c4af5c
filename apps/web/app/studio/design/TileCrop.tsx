import type { Crop } from "@storywall/domain/crop/crop.ts";
import { cropFor } from "@storywall/domain/crop/cropFor.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import CropDialog from "../../features/crop/CropDialog.tsx";
import { findPhotoSource, type PhotoViewStore } from "../../features/designer/view/photoView.ts";
import { tileViewsOf } from "../../features/designer/view/tileView.ts";
import { usePhotoSource } from "../../features/designer/view/usePhotoSource.ts";
import { useSharperImage } from "../../lib/images/useSharperImage.ts";

type Props = {
  readonly design: Design;
  readonly tileName: string;
  readonly photos: PhotoViewStore;
  readonly onApply: (photoId: string, crop: Crop) => void;
  readonly onCancel: () => void;
};

/** The crop dialog for one tile of a design. Loaded when it is first needed. */
export default function TileCrop({ design, tileName, photos, onApply, onCancel }: Props) {
  const view = tileViewsOf(design).tiles.find(({ tile }) => tile.name === tileName);
  const photo = view?.photo;
  const source = useSharperImage(usePhotoSource(photos, photo, 640), usePhotoSource(photos, photo, 1280));
  if (!view || photo?.size === undefined) return null;
  return (
    <CropDialog
      photoId={photo.id}
      fileName={photo.fileName}
      source={source}
      largestSource={findPhotoSource(photo, undefined, 2048)}
      photo={photo.size}
      opening={view.placed.opening}
      size={view.placed.size}
      crop={cropFor(view.tile, view.placed, photo.size)}
      onApply={(crop) => onApply(photo.id, crop)}
      onCancel={onCancel}
    />
  );
}
