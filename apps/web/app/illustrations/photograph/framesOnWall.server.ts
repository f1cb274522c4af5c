import type { FrameColour } from "@storywall/domain/catalogue/frameStyles.ts";
import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import { randomBetween, seededRandom } from "@storywall/domain/random/random.ts";
import type { Box, Point } from "@storywall/scene/operations.ts";
import type { RoomScene } from "../roomScene.server.ts";

/** A frame on the wall of a picture. Boxes are in pixels of it. */
export type FrameOnWall = {
  readonly outer: Box;
  readonly inner: Box;
  readonly opening: Box;
  /** What it covers of the wall: seen from the camera its back is a little nearer to the middle of the picture than its face. */
  readonly back: Box;
  readonly colour: FrameColour;
  /** How far its face is from the wall, in pixels. */
  readonly depth: number;
  /** How much light its face gets, of the wall's: none hangs quite flat. */
  readonly gain: number;
};

/** How far a frame's face is from the wall, in mm, as in the close-ups. */
const DEPTH_MM = 20;

/** Returns the frames of a scene in a picture that is `width` pixels wide, for a camera that stands at `camera` (pixels). */
export const framesOf = (
  { hung, view }: RoomScene,
  width: number,
  camera: Point & { readonly distance: number },
): readonly FrameOnWall[] => {
  if (!hung) return [];
  const scale = width / view.width;
  const toPixels = ({ x, y, width: across, height }: Box): Box => ({
    x: (x + hung.at.x - view.x) * scale,
    y: (y + hung.at.y - view.y) * scale,
    width: across * scale,
    height: height * scale,
  });
  return hung.wall.tiles.map(({ name, outer, inner, opening, frameStyle }) => {
    const random = seededRandom(`light on ${name}`);
    const depth = DEPTH_MM * scale * randomBetween(random, 0.9, 1.15);
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
      colour: FRAME_STYLES[frameStyle].colour,
      depth,
      gain: randomBetween(random, 0.97, 1.03),
    };
  });
};

/** From where the window's light comes: how far right and down a shadow reaches for each unit of depth, from one part of the window to the other. */
const WINDOW = { right: [0.45, 2.3], down: [0.05, 0.85] } as const;
/** Parts of the window for which the shadow is computed. */
const PARTS = 40;
/** Steps of this share of a side never meet again, so that no two parts are in one row and no step of the shadow is seen. */
const GOLDEN = 0.618034;

const DIRECTIONS: readonly Point[] = Array.from({ length: PARTS }, (_, index) => ({
  x: WINDOW.right[0] + (WINDOW.right[1] - WINDOW.right[0]) * ((index + 0.5) / PARTS),
  y: WINDOW.down[0] + (WINDOW.down[1] - WINDOW.down[0]) * ((index * GOLDEN) % 1),
}));

/** Whether a frame's sides stand between a point of the wall and a part of the window. */
const isBehind = (
  { x, y, width, height }: Box,
  depth: number,
  direction: Point,
  atX: number,
  atY: number,
): boolean => {
  // The ray is in the frame's box from one height above the wall to another.
  const [right, down] = [direction.x * depth, direction.y * depth];
  const from = Math.max(0, (atX - x - width) / right, (atY - y - height) / down);
  return from <= 1 && from <= Math.min((atX - x) / right, (atY - y) / down);
};

/** How far from a frame, in depths of it, its shadow reaches, and how far the wall beside it sees less of the room. */
const REACH = 2.7;
const NEAR_REACH = 0.55;
/** How much of the room's other light that takes at the frame's edge. */
const NEAR_SHARE = 0.45;

/** Darkness of the wall by its frames, for each pixel from 0 to 1: of the window's light, and of the light of the room around it. */
export type WallShade = { readonly window: Float32Array; readonly room: Float32Array };

export const shadeWall = (frames: readonly FrameOnWall[], width: number, height: number): WallShade => {
  const window = new Float32Array(width * height);
  const room = new Float32Array(width * height);
  for (const { back, depth } of frames) {
    const margin = REACH * depth;
    const [left, right] = [
      Math.max(0, Math.floor(back.x - margin)),
      Math.min(width, Math.ceil(back.x + back.width + margin)),
    ];
    const [top, bottom] = [
      Math.max(0, Math.floor(back.y - margin)),
      Math.min(height, Math.ceil(back.y + back.height + margin)),
    ];
    for (let row = top; row < bottom; row += 1)
      for (let column = left; column < right; column += 1) {
        const [x, y] = [column + 0.5, row + 0.5];
        const [outsideX, outsideY] = [
          Math.max(back.x - x, 0, x - back.x - back.width),
          Math.max(back.y - y, 0, y - back.y - back.height),
        ];
        const pixel = row * width + column;
        const distance = Math.hypot(outsideX, outsideY);
        const near = NEAR_SHARE * Math.exp(-distance / (NEAR_REACH * depth));
        room[pixel] = 1 - (1 - (room[pixel] ?? 0)) * (1 - near);
        // What a frame covers is seen through the soft edge of its side only.
        if (distance === 0) {
          window[pixel] = 1;
          continue;
        }
        let hidden = 0;
        for (const direction of DIRECTIONS) if (isBehind(back, depth, direction, x, y)) hidden += 1;
        window[pixel] = Math.max(window[pixel] ?? 0, hidden / DIRECTIONS.length);
      }
  }
  return { window, room };
};
