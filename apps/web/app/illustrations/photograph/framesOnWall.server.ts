import type { FrameColour } from "@storywall/domain/catalogue/frameStyles.ts";
import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import { randomBetween, seededRandom } from "@storywall/domain/random/random.ts";
import type { Box, Point } from "@storywall/scene/operations.ts";
import type { RoomScene } from "../roomScene.server.ts";

/** A frame on the wall in a picture. Boxes are in the picture's pixels. */
export type FrameOnWall = {
  readonly outer: Box;
  readonly inner: Box;
  readonly opening: Box;
  /**
   * The area of the wall that the frame covers. Seen from the camera, its back is a little nearer to the middle of the
   * picture than its face.
   */
  readonly back: Box;
  readonly colour: FrameColour;
  /** Distance of its face from the wall, in pixels, at half its height. */
  readonly depth: number;
  /** By how much its lower edge is farther from the wall than its upper one, in pixels: no frame hangs quite flat. */
  readonly lean: number;
  /** The light on its face as a factor of the wall's light: it faces the window a little more or less than the wall does. */
  readonly gain: number;
  /** How light its moulding is, as a factor: no two pieces of wood take paint or oil alike. */
  readonly tone: number;
};

/** How deep a frame is, in mm, as in the close-ups. */
const DEPTH_MM = 20;
/** How far plate and magnet hold it off the wall, in mm: no two frames alike. */
const GAPS_MM = [0.6, 3.4] as const;
/** How far a frame may lean, in degrees: none of its corners moves by a millimetre. */
const MAX_LEAN = 0.35;
/** By how much the light on a face that leans so far differs from the wall's, as a fraction: the window is seen at a flat angle. */
const LEAN_LIGHT = 0.012;
/** By how much mouldings of one colour differ in tone, as a fraction. */
const TONES: Readonly<Record<FrameColour, number>> = { black: 0.22, white: 0.025, wood: 0.09 };

/** Returns the frames of a scene in a picture that is `width` pixels wide, for a camera that stands at `camera` (pixels). */
export const framesOf = (
  { hung, view, variant }: RoomScene,
  width: number,
  camera: Point & { readonly distance: number },
): readonly FrameOnWall[] => {
  if (!hung) return [];
  const scale = width / view.width;
  const toPixels = ({ x, y, width: across, height }: Box): Box => ({
    // The light of a mirrored room is computed before it is mirrored.
    x: (variant.isMirrored ? view.x + view.width - hung.at.x - x - across : x + hung.at.x - view.x) * scale,
    y: (y + hung.at.y - view.y) * scale,
    width: across * scale,
    height: height * scale,
  });
  return hung.wall.tiles.map(({ name, outer, inner, opening, frameStyle }) => {
    const random = seededRandom(`${variant.room} ${name} ${outer.x} ${outer.y} ${outer.width}`);
    const depth = (DEPTH_MM + randomBetween(random, ...GAPS_MM)) * scale;
    const leant = randomBetween(random, -1, 1);
    const colour = FRAME_STYLES[frameStyle].colour;
    const face = toPixels(outer);
    const smaller = depth / camera.distance;
    const [left, top] = [
      face.x + (camera.x - face.x) * smaller,
      face.y + (camera.y - face.y) * smaller,
    ] as const;
    const back = { x: left, y: top, width: face.width * (1 - smaller), height: face.height * (1 - smaller) };
    return {
      outer: face,
      inner: toPixels(inner),
      opening: toPixels(opening),
      back,
      colour,
      depth,
      lean: leant * Math.sin((MAX_LEAN * Math.PI) / 180) * face.height,
      gain: 1 + LEAN_LIGHT * randomBetween(random, -1, 1),
      tone: 1 + TONES[colour] * randomBetween(random, -1, 1),
    };
  });
};

/** A source of light, as the shift of a shadow to the right and down for each unit of depth: from its one edge to the other. */
export type LightSource = {
  readonly right: readonly [number, number];
  readonly down: readonly [number, number];
};

/** The sources of light that cast the shadows of frames: the sky in the window, and the sun where it reaches the wall. */
export type LightSources = { readonly sky: LightSource; readonly sun: LightSource | null };

/** Returns the shift of the middle of a source's shadow, for each unit of depth. */
export const directionOf = ({ right, down }: LightSource): Point => ({
  x: (right[0] + right[1]) / 2,
  y: (down[0] + down[1]) / 2,
});

/** Number of points of a source from which light is cast. */
const PARTS = 28;
/** The golden ratio spreads the points so that no two are in one row: the shadow fades without visible steps. */
const GOLDEN = 0.618034;

const directionsOf = ({ right, down }: LightSource): readonly Point[] =>
  Array.from({ length: PARTS }, (_, index) => ({
    x: right[0] + (right[1] - right[0]) * ((index + 0.5) / PARTS),
    y: down[0] + (down[1] - down[0]) * ((index * GOLDEN) % 1),
  }));

/** Returns how much of a source a frame hides from a point of the wall right of it or below it. */
const hiddenAt = (
  { back: { x, y, width, height }, depth: middle, lean }: FrameOnWall,
  directions: readonly Point[],
  atX: number,
  atY: number,
): number => {
  let hidden = 0;
  const depth = middle + lean * Math.max(-0.5, Math.min(0.5, (atY - y) / height - 0.5));
  for (const direction of directions) {
    // The ray is in the frame's box from one height above the wall to another.
    const [right, down] = [direction.x * depth, direction.y * depth];
    const from = Math.max(0, (atX - x - width) / right, (atY - y - height) / down);
    if (from <= 1 && from <= Math.min((atX - x) / right, (atY - y) / down)) hidden += 1;
  }
  return hidden / directions.length;
};

/** Within how many depths of a frame it hides some of the room from the wall. */
const NEAR_REACH = 2;
/**
 * Share of the room's light that a frame hides at its foot. Most of it comes from the front, over the frame: in path-traced pictures the wall beside
 * the edge that faces the window has 95 percent of its light.
 */
const NEAR_SHARE = 0.16;

/**
 * How much its frames darken the wall, for each pixel from 0 to 1: of the sky's light, of the sun's, and of the light of
 * the room around it.
 */
export type WallShade = {
  readonly sky: Float32Array;
  readonly sun: Float32Array;
  readonly room: Float32Array;
};

export const shadeWall = (
  frames: readonly FrameOnWall[],
  sources: LightSources,
  width: number,
  height: number,
): WallShade => {
  const empty = () => new Float32Array(width * height);
  const shade: WallShade = { sky: empty(), sun: empty(), room: empty() };
  for (const frame of frames) {
    hideSource(frame, sources.sky, shade.sky, width, height);
    if (sources.sun) hideSource(frame, sources.sun, shade.sun, width, height);
    hideRoom(frame, shade.room, width, height);
  }
  return shade;
};

const hideSource = (
  frame: FrameOnWall,
  source: LightSource,
  shade: Float32Array,
  width: number,
  height: number,
): void => {
  const { back, depth } = frame;
  const [right, bottom] = [back.x + back.width, back.y + back.height];
  const directions = directionsOf(source);
  const farthest = depth + Math.abs(frame.lean) / 2;
  visitPixels(
    back,
    [0, source.right[1] * farthest, source.down[1] * farthest, 0],
    width,
    height,
    (pixel, x, y) => {
      // The wall behind the frame is visible only through the soft edge of the frame's side.
      const hidden = x < right && y < bottom ? 1 : hiddenAt(frame, directions, x, y);
      if (hidden > (shade[pixel] ?? 0)) shade[pixel] = hidden;
    },
  );
};

/** A side of a frame stands on the wall as a low wall does: it hides some of the room at its foot, and ever less away from it. */
const hideRoom = ({ back, depth }: FrameOnWall, room: Float32Array, width: number, height: number): void => {
  const margin = NEAR_REACH * depth;
  const [right, bottom] = [back.x + back.width, back.y + back.height];
  visitPixels(back, [margin, margin, margin, margin], width, height, (pixel, x, y) => {
    const distance = Math.hypot(Math.max(back.x - x, 0, x - right), Math.max(back.y - y, 0, y - bottom));
    const near = NEAR_SHARE * (1 - distance / Math.hypot(distance, depth));
    room[pixel] = 1 - (1 - (room[pixel] ?? 0)) * (1 - near);
  });
};

/** Visits the middles of the pixels of a box with margins above, right, below and left of it. */
const visitPixels = (
  box: Box,
  [above, beside, below, before]: readonly [number, number, number, number],
  width: number,
  height: number,
  visit: (pixel: number, x: number, y: number) => void,
): void => {
  const [top, bottom] = [
    Math.max(0, Math.floor(box.y - above)),
    Math.min(height, Math.ceil(box.y + box.height + below)),
  ];
  const [left, right] = [
    Math.max(0, Math.floor(box.x - before)),
    Math.min(width, Math.ceil(box.x + box.width + beside)),
  ];
  for (let row = top; row < bottom; row += 1)
    for (let column = left; column < right; column += 1) visit(row * width + column, column + 0.5, row + 0.5);
};
