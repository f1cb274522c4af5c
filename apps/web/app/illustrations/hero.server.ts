import { GALLERY_WALLS } from "@storywall/domain/catalogue/galleryWalls.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { croppedPhotoOf } from "@storywall/scene/croppedPhotoOf.ts";
import { drawTile } from "@storywall/scene/drawTile.ts";
import type { Box } from "@storywall/scene/operations.ts";
import { drawLightOnTiles, drawShadowsOfTiles } from "@storywall/scene/rooms/drawRenderedRoom.ts";
import { defaultHangingPosition, ROOMS } from "@storywall/scene/rooms/drawRoom.ts";
import { renderedLivingRoom } from "@storywall/scene/rooms/rendered/livingRoom.ts";
import { drawAboveSofa, renderForSharing } from "./offers.server.ts";
import { freeSampleDesign, renderMarkup } from "./samples.server.ts";

/** What hangs in the frames of the home page's wall, in their order. */
const HERO_PHOTOS = [
  { photo: "white-pier", frameStyle: "Timeless" },
  { photo: "green-bay", frameStyle: "Timeless" },
  { photo: "apricot-rose", frameStyle: "Infinite" },
  { photo: "pink-evening-lighthouse", frameStyle: "Timeless" },
  { photo: "evening-walk", frameStyle: "Infinite" },
  { photo: "kitten-in-daisies", frameStyle: "Timeless" },
  { photo: "lake-jetty", frameStyle: "Timeless" },
  { photo: "birthday-cakes", frameStyle: "Timeless" },
] as const;

/** The wall of the home page: the first of the ready-made gallery walls. */
const DESIGN = freeSampleDesign(
  GALLERY_WALLS.front_room_eight.frames.flatMap((frame, index) => {
    const content = HERO_PHOTOS[index];
    return content ? [{ ...frame, ...content }] : [];
  }),
);
const WALL = layOut(DESIGN);
const ROOM = ROOMS.livingRoom;
const WALL_POSITION = defaultHangingPosition(ROOM, WALL);

/** Space for the shadow around a tile, mm. */
const MARGIN = 64;

/** The part of the room that the page may show, mm: far to both sides, since a screen may be very wide. */
const HERO_VIEW: Box = { x: -5000, y: -2260, width: 8500, height: 2260 };

/** The part of it that a phone may show. As in the style sheet of the page. */
const HERO_NEAR_VIEW: Box = { x: -1300, y: -2260, width: 2600, height: 1740 };

/** Renders the wall above the sofa without tiles, as a phone shows it. */
export const renderHeroRoom = (): string => renderMarkup(drawAboveSofa(null), HERO_NEAR_VIEW);

/** Renders the wall of the home page in the shape of a link preview. */
export const renderHeroForSharing = (): string => renderForSharing({ wall: WALL, design: DESIGN });

/** Renders one tile with its shadow; null when there is no such tile. */
export const renderHeroTile = (index: number): string | null => {
  const tile = WALL.tiles[index];
  if (!tile) return null;
  const { x, y } = tile.outer;
  const here = { name: tile.name, outer: { ...tile.outer, x: mm(0), y: mm(0) } };
  const at = { x: WALL_POSITION.x + x, y: WALL_POSITION.y + y };
  const drawing = [
    ...drawShadowsOfTiles(renderedLivingRoom, [here], at),
    drawTile(tile, croppedPhotoOf(tile, DESIGN)),
    ...drawLightOnTiles(renderedLivingRoom, [here], at),
  ];
  return renderMarkup(drawing, {
    x: -MARGIN,
    y: -MARGIN,
    width: tile.outer.width + 2 * MARGIN,
    height: tile.outer.height + 2 * MARGIN,
  });
};

/** Returns the position and size of each tile's image, in percent of the room's image. */
export const heroTilePositions = (): readonly {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}[] =>
  WALL.tiles.map(({ outer }) => ({
    left: percent(WALL_POSITION.x + outer.x - MARGIN - HERO_VIEW.x, HERO_VIEW.width),
    top: percent(WALL_POSITION.y + outer.y - MARGIN - HERO_VIEW.y, HERO_VIEW.height),
    width: percent(outer.width + 2 * MARGIN, HERO_VIEW.width),
    height: percent(outer.height + 2 * MARGIN, HERO_VIEW.height),
  }));

const percent = (part: number, whole: number): number => Number(((part / whole) * 100).toFixed(3));
