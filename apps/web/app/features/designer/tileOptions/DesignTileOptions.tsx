import type { PriceList } from "@storywall/domain/pricing/wallPrice.ts";
import type { ComponentProps } from "react";
import { TileFrameOptions } from "./TileFrameOptions.tsx";
import { TileOptions } from "./TileOptions.tsx";

export type DesignTileOptionsProps = Omit<ComponentProps<typeof TileOptions>, "prices" | "FrameOptions"> & {
  readonly prices: PriceList;
};

/** The options of a tile of a wall that is not ordered yet, its frame and size included. */
export default function DesignTileOptions(props: DesignTileOptionsProps) {
  return <TileOptions {...props} FrameOptions={TileFrameOptions} />;
}
