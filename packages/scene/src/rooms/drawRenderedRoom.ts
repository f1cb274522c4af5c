import type { RoomKey, WallColourKey } from "@storywall/domain/design/room.ts";
import type { RectMm } from "@storywall/domain/geometry/rect.ts";
import type { PlacedTile } from "@storywall/domain/geometry/wall.ts";
import { clamp } from "@storywall/domain/numbers/clamp.ts";
import { randomBetween, seededRandom } from "@storywall/domain/random/random.ts";
import { degrees, fraction, px } from "@storywall/domain/units/units.ts";
import { drawWall, type WallToDraw } from "../drawWall.ts";
import { drawShadow, type Shadow } from "../frames/shadow.ts";
import type { Box, Colour, Drawing, Photo, Point } from "../operations.ts";
import { group, linear, point, rect, stop } from "../shapes.ts";
import { eveningBedroom, renderedBedroom } from "./rendered/bedroom.ts";
import { eveningDiningRoom, renderedDiningRoom } from "./rendered/diningRoom.ts";
import { eveningHall, renderedHall } from "./rendered/hall.ts";
import { eveningLivingRoom, renderedLivingRoom } from "./rendered/livingRoom.ts";
import { eveningNursery, renderedNursery } from "./rendered/nursery.ts";
import { eveningStudy, renderedStudy } from "./rendered/study.ts";
import type { RenderedRoom, RoomWindow, WallLight } from "./renderedRoom.ts";

/** The rooms by day. */
export const RENDERED_ROOMS: Readonly<Record<RoomKey, RenderedRoom>> = {
  livingRoom: renderedLivingRoom,
  bedroom: renderedBedroom,
  diningRoom: renderedDiningRoom,
  nursery: renderedNursery,
  study: renderedStudy,
  hall: renderedHall,
};

/** The rooms in the evening, lit by their lamps. */
export const EVENING_ROOMS: Readonly<Record<RoomKey, RenderedRoom>> = {
  livingRoom: eveningLivingRoom,
  bedroom: eveningBedroom,
  diningRoom: eveningDiningRoom,
  nursery: eveningNursery,
  study: eveningStudy,
  hall: eveningHall,
};

/** Names of a room's two bitmaps: the ids by which renderers get them. */
export const bitmapNamesOf = (
  room: RoomKey,
  colour: WallColourKey,
  isEvening = false,
): { readonly wall: string; readonly furniture: string } => {
  const name = isEvening ? `${room}Evening` : room;
  return { wall: `${name}-${colour}`, furniture: `${name}-furniture` };
};

/** Draws a whole bitmap in a box. */
export const drawBitmap = (photoId: string, opening: Box): Photo => ({
  kind: "photo",
  photoId,
  opening,
  photo: { width: px(opening.width), height: px(opening.height) },
  crop: { x: fraction(0), y: fraction(0), width: fraction(1), height: fraction(1), rotation: degrees(0) },
});

/** Returns the wall's light at a point, bilinear; beyond the grid as at its edge. */
export const lightAt = ({ x: columns, y: rows, values }: WallLight, { x, y }: Point): number => {
  const [column, u] = cellOf(columns, x);
  const [row, v] = cellOf(rows, y);
  const value = (r: number, c: number): number => values[r]?.[c] ?? 1;
  const upper = value(row, column) * (1 - u) + value(row, column + 1) * u;
  const lower = value(row + 1, column) * (1 - u) + value(row + 1, column + 1) * u;
  return upper * (1 - v) + lower * v;
};

/** Returns the index of the cell that contains `at`, and the position in it from 0 to 1. */
const cellOf = (edges: readonly number[], at: number): readonly [number, number] => {
  const last = edges.length - 2;
  const found = edges.findLastIndex((edge) => edge <= at);
  const cell = clamp(found, 0, last);
  const [start = 0, end = 1] = [edges[cell], edges[cell + 1]];
  return [cell, clamp((at - start) / (end - start), 0, 1)];
};

/** The eye sees a frame's own white as white, so a frame is darkened by less than the wall behind it. */
const SHADE_STRENGTH = 0.8;
const DISPLAY_GAMMA = 2.2;

/**
 * Draws the room's light on tiles that hang at `at`: over each frame and its photo a shade that grows away from the
 * window or the lamp. Nothing is brightened: a print under the room's best light is shown in its own colours.
 */
export const drawLightOnTiles = (
  { light, shade }: Pick<RenderedRoom, "light" | "shade">,
  tiles: readonly Pick<PlacedTile, "outer">[],
  at: Point,
): Drawing =>
  tiles.map(({ outer }) => {
    const shadeAt = (u: number, v: number): number => {
      const bright = lightAt(light, {
        x: at.x + outer.x + u * outer.width,
        y: at.y + outer.y + v * outer.height,
      });
      return SHADE_STRENGTH * (1 - Math.min(1, bright) ** (1 / DISPLAY_GAMMA));
    };
    const [topLeft, topRight, bottomLeft, bottomRight] = [
      shadeAt(0, 0),
      shadeAt(1, 0),
      shadeAt(0, 1),
      shadeAt(1, 1),
    ];
    const across = (topRight + bottomRight - topLeft - bottomLeft) / 2;
    const down = (bottomLeft + bottomRight - topLeft - topRight) / 2;
    const middle = (topLeft + topRight + bottomLeft + bottomRight) / 4;
    return rect(outer, shadeFill(shade, outer, middle, across, down));
  });

/** Returns a gradient that is `middle` dark in the centre and darker by `across` and `down` at the far edges. */
const shadeFill = (shade: Colour, of: RectMm, middle: number, across: number, down: number) => {
  const slope = Math.hypot(across / of.width, down / of.height);
  const [nx, ny] = slope === 0 ? [1, 0] : [across / of.width / slope, down / of.height / slope];
  const reach = (Math.abs(nx) * of.width + Math.abs(ny) * of.height) / 2;
  const [cx, cy] = [of.x + of.width / 2, of.y + of.height / 2];
  return linear(point(cx - nx * reach, cy - ny * reach), point(cx + nx * reach, cy + ny * reach), [
    stop(0, shade, clamp(middle - slope * reach, 0, 1)),
    stop(1, shade, clamp(middle + slope * reach, 0, 1)),
  ]);
};

/**
 * Draws the shadows of tiles that hang at `at` by the room's window or lamp, in the tiles' space; below the tiles. Near
 * the window they are short and dark, far from it long, soft and pale. No two frames hang equally close to the wall.
 */
export const drawShadowsOfTiles = (
  { shadow, window }: Pick<RenderedRoom, "shadow" | "window">,
  tiles: readonly Pick<PlacedTile, "outer" | "name">[],
  at: Point,
): Drawing =>
  tiles.flatMap(({ outer, name }) =>
    drawShadow(outer, window ? shadowAt(shadow, window, middleOf(outer, at), liftOf(name)) : shadow),
  );

/**
 * Returns how far from the wall a tile hangs on its magnet, as a multiple of the usual distance. It depends on the
 * tile's name, so it stays the same wherever the tile hangs.
 */
const liftOf = (name: string): number => randomBetween(seededRandom(name), 0.72, 1.28);

const middleOf = ({ x, y, width, height }: RectMm, at: Point): Point =>
  point(at.x + x + width / 2, at.y + y + height / 2);

/** Position (mm) at which a frame's shadow is exactly the one in the room's data. */
const MIDDLE_OF_ROOM: Point = { x: 0, y: -1550 };
/** How far a frame's face is from the wall, mm. */
const FRAME_DEPTH = 20;

const shadowAt = (shadow: Shadow, window: RoomWindow, at: Point, lift: number): Shadow => {
  const farther = distanceTo(window, at) / distanceTo(window, MIDDLE_OF_ROOM);
  return {
    ...shadow,
    dx: (lift * shadow.dx * (at.x - window.x)) / (MIDDLE_OF_ROOM.x - window.x),
    dy: lift * shadow.dy + (FRAME_DEPTH * (at.y - MIDDLE_OF_ROOM.y)) / window.fromWall,
    blur: lift * shadow.blur * farther,
    // In whole steps, so that frames beside each other can share the colours of their gradients.
    opacity: Number((shadow.opacity / farther ** 1.5 / lift ** 0.5).toFixed(2)),
  };
};

const distanceTo = ({ x, y, fromWall }: RoomWindow, at: Point): number =>
  Math.hypot(at.x - x, at.y - y, fromWall);

/**
 * Draws a wall in a rendered room, above its furniture as in the drawn room; without a wall, only the room.
 * Furniture and bare room are bitmaps, so the renderer needs both.
 */
export const drawRenderedRoom = (
  key: RoomKey,
  rendered: RenderedRoom,
  hung: HungWall | null,
  colour: WallColourKey,
): Drawing => drawBetweenBitmaps(bitmapNamesOf(key, colour), rendered, hung);

type HungWall = WallToDraw & { readonly at: Point };

/** Draws a wall between two bitmaps of a rendered room. */
export const drawBetweenBitmaps = (
  names: ReturnType<typeof bitmapNamesOf>,
  rendered: RenderedRoom,
  hung: HungWall | null,
): Drawing => [
  ...drawOnBareWall(names.wall, rendered, hung),
  drawBitmap(names.furniture, rendered.furnitureBox),
];

/** Draws a wall in a rendered room without its furniture. */
export const drawOnBareWall = (
  wallBitmap: string,
  rendered: RenderedRoom,
  hung: HungWall | null,
): Drawing => {
  const tiles = hung?.wall.tiles ?? [];
  const at = hung?.at ?? point(0, 0);
  return [
    drawBitmap(wallBitmap, rendered.box),
    group("room-shadows", drawShadowsOfTiles(rendered, tiles, at), at),
    ...(hung ? [group("wall", drawWall(hung), at)] : []),
    group("room-light", drawLightOnTiles(rendered, tiles, at), at),
  ];
};
