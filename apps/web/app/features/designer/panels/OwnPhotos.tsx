import type { FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";
import type { DesignBase } from "@storywall/domain/design/design.ts";
import type { PriceList } from "@storywall/domain/pricing/wallPrice.ts";
import { type ReactNode, useDeferredValue } from "react";
import { useDesign } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { GalleryOffer } from "./GalleryOffer.tsx";
import { OwnPlan } from "./OwnPlan.tsx";
import { OwnSwatch } from "./OwnSwatch.tsx";

export type OwnPhotosProps = {
  /** The frame to show, or the layout. */
  readonly of: FrameStyleKey | DesignBase;
  /** The tile that a frame is chosen for; null for the wall. */
  readonly tileName?: string | null;
  readonly photos: PhotoViewStore;
  /** Shows the sizes and the price of a gallery wall instead of its plan. */
  readonly prices?: PriceList;
  /** Shown when there are no own photos. */
  readonly children: ReactNode;
};

/** A frame or a layout with the shopper's own photos. Loaded once there are some. */
export default function OwnPhotos({ of, tileName = null, photos, prices, children }: OwnPhotosProps) {
  // While the wall changes, these previews are updated with low priority.
  const design = useDeferredValue(useDesign());
  if (typeof of !== "string" && prices)
    return (
      <GalleryOffer design={design} base={of} prices={prices} photos={photos}>
        {children}
      </GalleryOffer>
    );
  if (typeof of !== "string")
    return (
      <OwnPlan design={design} base={of} photos={photos}>
        {children}
      </OwnPlan>
    );
  return (
    <OwnSwatch design={design} frameStyle={of} tileName={tileName} photos={photos}>
      {children}
    </OwnSwatch>
  );
}
