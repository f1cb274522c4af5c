import type { ComponentProps } from "react";
import { LazyTileSheet } from "../../features/designer/tileOptions/lazyTileSheet.tsx";
import { TileOptions } from "../../features/designer/tileOptions/TileOptions.tsx";
import { isDesktop } from "../../features/designer/view/useIsDesktop.ts";

/** The options of a tile of an ordered wall: beside it on a desktop, on a phone a dialog as in the designer (R2.8). */
export default function OrderTileOptions(props: Omit<ComponentProps<typeof TileOptions>, "prices">) {
  const options = <TileOptions {...props} prices={null} />;
  return isDesktop() ? options : <LazyTileSheet prices={null}>{options}</LazyTileSheet>;
}
