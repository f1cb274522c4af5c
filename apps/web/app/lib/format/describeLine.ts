import type { LineItem } from "@storywall/contract/schemas/cart.ts";
import { FRAME_SIZES, formatSize, sizeMixText } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLES, type FrameStyleKey } from "@storywall/domain/catalogue/frameStyles.ts";

/** Returns the texts under the name of a wall: size, frame, number of tiles. */
export const describeLine = (
  line: Pick<LineItem, "size" | "userTemplateInfo" | "tilesCount">,
): { readonly size: string; readonly frame: string; readonly tiles: string } => {
  const { tiles, frameStyle } = line.userTemplateInfo;
  const sizes = tiles.map((tile) => tile.size ?? line.size);
  const styles = new Set<FrameStyleKey>(tiles.map((tile) => tile.frameStyle ?? frameStyle));
  const size = FRAME_SIZES[line.size];
  const style = FRAME_STYLES[frameStyle];
  return {
    size: new Set(sizes).size > 1 ? sizeMixText(sizes) : `${size.name}, ${formatSize(size)}`,
    frame: styles.size > 1 ? framesText([...styles]) : `${style.name} frame`,
    tiles: line.tilesCount === 1 ? "1 tile" : `${line.tilesCount} tiles`,
  };
};

/** Two styles are named; more names than that would fill the line. */
const framesText = (styles: readonly FrameStyleKey[]): string =>
  styles.length === 2
    ? `${styles.map((key) => FRAME_STYLES[key].name).join(" and ")} frames`
    : `Frames in ${styles.length} styles`;
