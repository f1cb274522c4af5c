import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { sizeOfTile } from "@storywall/domain/design/effectiveTile.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { namedBaseOf } from "@storywall/domain/design/readyMadeWall.ts";
import { roomOf } from "@storywall/domain/design/room.ts";
import { countEmptyTiles } from "@storywall/domain/design/tilePhotos.ts";
import type { RectMm } from "@storywall/domain/geometry/rect.ts";
import type { PlacedTile } from "@storywall/domain/geometry/wall.ts";
import { croppedPhotoOf } from "@storywall/scene/croppedPhotoOf.ts";
import { MATERIALS } from "@storywall/scene/frames/materials.ts";
import { imageTransform } from "@storywall/scene/imageTransform.ts";
import { WALL_COLOURS } from "@storywall/scene/palette.ts";
import { layoutName } from "../../layout/layoutName.ts";
import type { Rectangle, Thumbnail, ThumbnailPhoto, ThumbnailTile, WallSummary } from "./wallSummary.ts";

type SummarisedDesign = {
  readonly designKey: string;
  readonly path: string;
  readonly design: Design;
  readonly savedAt: number;
  readonly isUntouched?: boolean;
};

/** Returns what lists show of a design. It has no name of its own yet. */
export const createWallSummary = ({
  designKey,
  path,
  design,
  savedAt,
  isUntouched = false,
}: SummarisedDesign): WallSummary => ({
  designKey,
  path,
  layout: layoutName(namedBaseOf(design)),
  name: null,
  savedAt,
  setKey: design.base.kind === "set" ? design.base.key : null,
  sizes: design.tiles.map((tile) => sizeOfTile(design, tile)),
  emptyTiles: countEmptyTiles(design),
  ...(isUntouched && { isUntouched }),
  thumbnail: createThumbnail(design),
});

export const createThumbnail = (design: Design): Thumbnail => {
  const { width, height, tiles } = layOut(design);
  return {
    width,
    height,
    background: WALL_COLOURS[roomOf(design).wallColour].colour,
    tiles: tiles.map((placed) => thumbnailTile(placed, design)),
  };
};

const thumbnailTile = (placed: PlacedTile, design: Design): ThumbnailTile => ({
  outer: toRectangle(placed.outer),
  inner: toRectangle(placed.inner),
  opening: toRectangle(placed.opening),
  colour: MATERIALS[FRAME_STYLES[placed.frameStyle].colour].face,
  photo: thumbnailPhoto(placed, design),
});

const toRectangle = ({ x, y, width, height }: RectMm): Rectangle => [x, y, width, height];

/** More than two decimals of a millimetre would be invisible in a drawing of some hundred pixels. */
const round = (value: number, digits: number): number => Number(value.toFixed(digits));

const thumbnailPhoto = (placed: PlacedTile, design: Design): ThumbnailPhoto | null => {
  const cropped = croppedPhotoOf(placed, design);
  if (!cropped) return null;
  const { photoId, photo, crop } = cropped;
  const { a, b, c, d, e, f } = imageTransform(crop, photo, placed.opening);
  return {
    id: photoId,
    url: design.photos.find(({ id }) => id === photoId)?.url ?? null,
    width: photo.width,
    height: photo.height,
    matrix: [...[a, b, c, d].map((value) => round(value, 7)), round(e, 2), round(f, 2)],
  };
};
