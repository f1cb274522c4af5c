import {
  findFrameMismatch,
  parseCropParams,
  parseWireConfirmation,
  parseWireTileContent,
} from "@storywall/contract/designWire.ts";
import type { UserTemplateInfo } from "@storywall/contract/schemas/design.ts";
import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { frameStyleOfTile, sizeOfTile } from "@storywall/domain/design/effectiveTile.ts";
import { fillTiles } from "@storywall/domain/design/fillTiles.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";

type SentTile = Pick<
  UserTemplateInfo["tiles"][number],
  "name" | "userPhotoId" | "artItemId" | "cropParams" | "confirmedPpi"
>;

/** Returns the ordered design with photos in some of its tiles. */
export const fillSentTiles = (
  ordered: Design,
  tiles: readonly SentTile[],
): Result<Design, "TILES_MISMATCH"> => {
  const filled = fillTiles(
    ordered,
    tiles.map((tile) => {
      const photoId = parseWireTileContent(tile);
      const crops = parseCropParams(tile.cropParams);
      return { name: tile.name, photoId, crops, ...parseWireConfirmation(photoId, tile) };
    }),
  );
  return filled ? ok(filled) : tilesMismatch(ordered);
};

/**
 * Returns the ordered design with photos in all tiles. Everything else in `info` must be as ordered and paid (R5.4).
 */
export const fillAllTiles = (
  ordered: Design,
  info: UserTemplateInfo,
): Result<Design, "FRAME_MISMATCH" | "SIZE_NOT_SOLD" | "TILES_MISMATCH"> => {
  const mismatch = findFrameMismatch(info);
  if (mismatch) return err(mismatch.error, mismatch.message);
  const sentTiles = new Map(info.tiles.map((tile) => [tile.name, tile]));
  if (info.tiles.length !== ordered.tiles.length) return tilesMismatch(ordered);
  for (const tile of ordered.tiles) {
    const { size, frameStyle } = sentTiles.get(tile.name) ?? {};
    if (size && size !== sizeOfTile(ordered, tile)) {
      return err("SIZE_NOT_SOLD", "This wall was ordered in another size, which stays as it is.");
    }
    if (frameStyle && frameStyle !== frameStyleOfTile(ordered, tile)) return orderedFrameMismatch(ordered);
  }
  return info.frameStyle === ordered.frameStyle
    ? fillSentTiles(ordered, info.tiles)
    : orderedFrameMismatch(ordered);
};

const tilesMismatch = ({ tiles }: Design) =>
  err("TILES_MISMATCH", `The tiles of this wall are ${tiles.map(({ name }) => name).join(", ")}.`);

const orderedFrameMismatch = ({ frameStyle }: Design) =>
  err("FRAME_MISMATCH", `This wall was ordered in ${FRAME_STYLES[frameStyle].name}, which stays as it is.`);
