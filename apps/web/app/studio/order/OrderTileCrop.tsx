import type { ComponentProps } from "react";
import { cropPhoto } from "../../features/designer/state/cropPhoto.ts";
import { useDesign, useDesignerStore } from "../../features/designer/state/designerStore.ts";
import TileCrop from "../design/TileCrop.tsx";

type Props = Pick<ComponentProps<typeof TileCrop>, "tileName" | "photos"> & { readonly onClose: () => void };

/** The crop dialog for one tile of an ordered wall. */
export default function OrderTileCrop({ tileName, photos, onClose }: Props) {
  const store = useDesignerStore();
  return (
    <TileCrop
      design={useDesign()}
      tileName={tileName}
      photos={photos}
      onApply={(photoId, crop) => {
        cropPhoto(store, { tile: tileName, photoId, crop });
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
