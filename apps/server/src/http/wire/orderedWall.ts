import { frameMismatch, readCropParams, readWirePicture } from "@storywall/contract/designWire.ts";
import type { UserTemplateInfo } from "@storywall/contract/schemas/design.ts";
import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { fillTiles } from "@storywall/domain/design/fillTiles.ts";
import { frameStyleOfTile, sizeOfTile } from "@storywall/domain/design/tileChoices.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";

type WireTile = Pick<UserTemplateInfo["tiles"][number], "name" | "userPhotoId" | "artItemId" | "cropParams">;

/** Photos for some tiles of a wall that is ordered. */
export const readSomeTiles = (
  ordered: Design,
  tiles: readonly WireTile[],
): Outcome<Design, "TILES_MISMATCH"> => {
  const filled = fillTiles(
    ordered,
    tiles.map((tile) => ({
      name: tile.name,
      photoId: readWirePicture(tile),
      crops: readCropParams(tile.cropParams),
    })),
  );
  return filled ? done(filled) : tilesAre(ordered);
};

/** All photos of a wall that is ordered; whatever else is said of it must be what was ordered and paid for (R5.4). */
export const readAllTiles = (
  ordered: Design,
  info: UserTemplateInfo,
): Outcome<Design, "FRAME_MISMATCH" | "SIZE_NOT_SOLD" | "TILES_MISMATCH"> => {
  const mismatch = frameMismatch(info);
  if (mismatch) return refuse(mismatch.error, mismatch.message);
  const sent = new Map(info.tiles.map((tile) => [tile.name, tile]));
  if (info.tiles.length !== ordered.tiles.length) return tilesAre(ordered);
  for (const tile of ordered.tiles) {
    const { size, frameStyle } = sent.get(tile.name) ?? {};
    if (size && size !== sizeOfTile(ordered, tile)) {
      return refuse("SIZE_NOT_SOLD", "This wall was ordered in another size, which stays as it is.");
    }
    if (frameStyle && frameStyle !== frameStyleOfTile(ordered, tile)) return framesAre(ordered);
  }
  return info.frameStyle === ordered.frameStyle ? readSomeTiles(ordered, info.tiles) : framesAre(ordered);
};

const tilesAre = ({ tiles }: Design) =>
  refuse("TILES_MISMATCH", `The tiles of this wall are ${tiles.map(({ name }) => name).join(", ")}.`);

const framesAre = ({ frameStyle }: Design) =>
  refuse(
    "FRAME_MISMATCH",
    `This wall was ordered in ${FRAME_STYLES[frameStyle].name}, which stays as it is.`,
  );
