import { GALLERY_WALLS } from "@storywall/domain/catalogue/galleryWalls.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { croppedPhotoOf } from "@storywall/scene/croppedPhotoOf.ts";
import { drawTile } from "@storywall/scene/drawTile.ts";
import { SHADOW_MARGIN } from "@storywall/scene/frames/frameShadows.ts";
import type { Box } from "@storywall/scene/operations.ts";
import { defaultHangingPosition, drawRoom, ROOMS } from "@storywall/scene/rooms/drawRoom.ts";
import type { Room } from "@storywall/scene/rooms/room.ts";
import { freeSampleDesign, renderMarkup } from "./samples.server.ts";

/** What hangs in the frames of the home page's wall, in their order. */
const HERO_PHOTOS = [
  { photo: "sample-sea-at-dusk", frameStyle: "Timeless" },
  { photo: "sample-street", frameStyle: "Timeless" },
  { photo: "sample-dog", frameStyle: "Infinite" },
  { photo: "sample-bicycle", frameStyle: "Timeless" },
  { photo: "sample-sailing-boat", frameStyle: "Infinite" },
  { photo: "sample-portrait", frameStyle: "Timeless" },
  { photo: "sample-mountains", frameStyle: "Timeless" },
  { photo: "sample-kite", frameStyle: "Timeless" },
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

/** The part of the room that the page may show, mm: far to both sides, since a screen may be very wide. */
const HERO_VIEW: Box = { x: -5000, y: -2260, width: 8500, height: 2260 };

/** Renders the room of the home page without the lamp, since the slogan covers its place. */
export const renderHeroRoom = (): string => {
  const room: Room = {
    ...ROOM,
    furniture: () => ROOM.furniture().filter((item) => !(item.kind === "group" && item.name === "lamp")),
  };
  return renderMarkup(drawRoom(room, null, { wallColour: "warmWhite" }).operations, HERO_VIEW);
};

/** Renders one tile with its shadow; null when there is no such tile. */
export const renderHeroTile = (index: number): string | null => {
  const tile = WALL.tiles[index];
  if (!tile) return null;
  return renderMarkup([drawTile(tile, croppedPhotoOf(tile, DESIGN))], {
    x: -SHADOW_MARGIN,
    y: -SHADOW_MARGIN,
    width: tile.outer.width + 2 * SHADOW_MARGIN,
    height: tile.outer.height + 2 * SHADOW_MARGIN,
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
    left: percent(WALL_POSITION.x + outer.x - SHADOW_MARGIN - HERO_VIEW.x, HERO_VIEW.width),
    top: percent(WALL_POSITION.y + outer.y - SHADOW_MARGIN - HERO_VIEW.y, HERO_VIEW.height),
    width: percent(outer.width + 2 * SHADOW_MARGIN, HERO_VIEW.width),
    height: percent(outer.height + 2 * SHADOW_MARGIN, HERO_VIEW.height),
  }));

const percent = (part: number, whole: number): number => Number(((part / whole) * 100).toFixed(3));
