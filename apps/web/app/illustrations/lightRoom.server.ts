import type { FrameColour } from "@storywall/domain/catalogue/frameStyles.ts";
import { seededRandom } from "@storywall/domain/random/random.ts";
import type { Box } from "@storywall/scene/operations.ts";
import { WALL_COLOURS } from "@storywall/scene/palette.ts";
import sharp from "sharp";
import { cameraOf } from "../lib/samples/offAxis.ts";
import { type FrameOnWall, framesOf, shadeWall } from "./framesOnWall.server.ts";
import { lightOf } from "./roomLight.server.ts";
import { type RoomScene, wallColourOf } from "./roomScene.server.ts";

/** Pixels of the parts of a scene, all in one size: the wall as RGB, the others as RGBA. */
export type RoomParts = {
  readonly width: number;
  readonly height: number;
  readonly wall: Uint8Array;
  readonly tiles: Uint8Array;
  readonly furniture: Uint8Array;
};

/** How much of the light on the wall comes straight from the window; the rest comes from the room around it. */
const WINDOW_SHARE = 0.62;
/** What a matt print reflects of white light where it is black, and where it is white, of the wall's paint. */
const [PRINT_BLACK, PRINT_WHITE] = [0.045, 0.9] as const;
/** How much of its colour a print keeps: its surface reflects some white light everywhere. */
const PRINT_COLOUR = 0.88;
/** What a mat or a moulding reflects of what it is drawn with. */
const FRAME_WHITE = 1.02;

const decode = (value: number): number => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const LINEAR = Float32Array.from({ length: 256 }, (_, value) => decode(value));
const ENCODE_STEPS = 4096;
const ENCODED = Uint8Array.from({ length: ENCODE_STEPS + 1 }, (_, step) => {
  const value = step / ENCODE_STEPS;
  return Math.round(255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055));
});
const encode = (value: number): number =>
  ENCODED[Math.min(ENCODE_STEPS, Math.max(0, Math.round(value * ENCODE_STEPS)))] ?? 0;
const linear = (value: number | undefined): number => LINEAR[value ?? 0] ?? 0;

const contains = ({ x, y, width, height }: Box, atX: number, atY: number): boolean =>
  atX >= x && atX < x + width && atY >= y && atY < y + height;

/** How much light a side of a frame gets, of the light on the wall: the left one faces the window. */
const SIDE_LIGHT = { left: 1.15, top: 0.72, right: 0.34, bottom: 0.3 } as const;
/** What the sides of a moulding reflect, in red, green and blue. */
const SIDE_COLOURS: Readonly<Record<FrameColour, readonly [number, number, number]>> = {
  black: [0.03, 0.03, 0.031],
  white: [0.78, 0.76, 0.72],
  wood: [0.47, 0.3, 0.15],
};

/** How much the moulding darkens what lies below it: beside its left side, which hides the window, and below its top. In depths of the frame. */
const [INSIDE_REACH, INSIDE_LEFT, INSIDE_TOP] = [0.6, 0.3, 0.16] as const;

/**
 * Returns a scene in the light of its window, seen straight on, as raw RGB: the same light is on the wall and on all that hangs there,
 * frames have sides and throw one kind of shadow, prints are matt, and furniture is not in the light that falls on the wall.
 */
export const lightRoom = async (scene: RoomScene, parts: RoomParts): Promise<Uint8Array> => {
  const { width, height, wall } = parts;
  const scale = width / scene.view.width;
  const frames = framesOf(scene, width, cameraOf(scene.room, width, height));
  const [even, furniture, thrown] = await Promise.all([
    // The wall's light without the grain of its paint.
    sharp(wall, { raw: { width, height, channels: 3 } })
      .blur(Math.max(1, 12 * scale))
      .raw()
      .toBuffer(),
    sharp(parts.furniture, { raw: { width, height, channels: 4 } })
      .blur(Math.max(0.4, FURNITURE_BLUR * width))
      .raw()
      .toBuffer(),
    shadeOfFurniture(parts, scale),
  ]);
  const shade = shadeWall(frames, width, height);
  const light = lightGridOf(scene.room, width, height);
  const paint = fromHex(WALL_COLOURS[wallColourOf(scene.room)].colour);
  const lit = new Float32Array(width * height * 3);
  const seen = new Float32Array(3);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const pixel = row * width + column;
      light.readInto(seen, column, row);
      const direct = 1 - (1 - (shade.window[pixel] ?? 0)) * (1 - (thrown[pixel] ?? 0));
      const reach = 1 - WINDOW_SHARE * direct - (1 - WINDOW_SHARE) * (shade.room[pixel] ?? 0);
      for (let channel = 0; channel < 3; channel += 1)
        lit[pixel * 3 + channel] = linear(wall[pixel * 3 + channel]) * (seen[channel] ?? 1) * reach;
    }
  const lightAt = (pixel: number, channel: number): number =>
    linear(even[pixel * 3 + channel]) / (paint[channel] ?? 1);
  for (const [index, frame] of frames.entries()) {
    const random = seededRandom(`side ${index}`);
    for (const side of ["left", "right", "top", "bottom"] as const)
      paintSide(side, frame, random, width, height, (pixel, column, row, cover, tone) => {
        light.readInto(seen, column, row);
        for (let channel = 0; channel < 3; channel += 1) {
          const value =
            (SIDE_COLOURS[frame.colour][channel] ?? 0) *
            tone *
            SIDE_LIGHT[side] *
            lightAt(pixel, channel) *
            (seen[channel] ?? 1);
          mix(lit, pixel * 3 + channel, value, cover);
        }
      });
    paintFace(frame, width, height, (pixel, column, row, isPrint, inside) => {
      const cover = (parts.tiles[pixel * 4 + 3] ?? 0) / 255;
      if (cover === 0) return;
      light.readInto(seen, column, row);
      const colour = [0, 1, 2].map((channel) => linear(parts.tiles[pixel * 4 + channel]));
      const grey = 0.25 * (colour[0] ?? 0) + 0.6 * (colour[1] ?? 0) + 0.15 * (colour[2] ?? 0);
      for (let channel = 0; channel < 3; channel += 1) {
        const own = colour[channel] ?? 0;
        const surface = isPrint
          ? PRINT_BLACK + (PRINT_WHITE - PRINT_BLACK) * (grey + (own - grey) * PRINT_COLOUR)
          : 0.004 + FRAME_WHITE * own;
        mix(
          lit,
          pixel * 3 + channel,
          surface * inside * frame.gain * lightAt(pixel, channel) * (seen[channel] ?? 1),
          cover,
        );
      }
    });
  }
  const result = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const cover = (furniture[pixel * 4 + 3] ?? 0) / 255;
    const fall = 1.04 - 0.18 * ((pixel % width) / width);
    for (let channel = 0; channel < 3; channel += 1) {
      if (cover > 0) mix(lit, pixel * 3 + channel, linear(furniture[pixel * 4 + channel]) * fall, cover);
      result[pixel * 3 + channel] = encode((lit[pixel * 3 + channel] ?? 0) * (EXPOSURE[channel] ?? 1));
    }
  }
  return result;
};

/** Leaves what is brighter than the wall's paint below white, and is a little less warm than the paint and its room. */
const EXPOSURE = [0.965, 0.97, 1.0] as const;
/** How blurred what stands in front of the wall is, in widths. */
const FURNITURE_BLUR = 0.0006;

const mix = (target: Float32Array, index: number, value: number, share: number): void => {
  const before = target[index] ?? 0;
  target[index] = before + (value - before) * share;
};

const fromHex = (hex: string): readonly number[] =>
  [1, 3, 5].map((start) => linear(Number.parseInt(hex.slice(start, start + 2), 16)));

type Side = "left" | "right" | "top" | "bottom";

/** Visits the pixels of a frame's side that the camera sees, with how much of each it covers and how light its wood is there. */
const paintSide = (
  side: Side,
  { outer, back, colour }: FrameOnWall,
  random: () => number,
  width: number,
  height: number,
  visit: (pixel: number, column: number, row: number, cover: number, tone: number) => void,
): void => {
  const isUpright = side === "left" || side === "right";
  const [faceStart, faceLength, backStart, backLength] = isUpright
    ? [outer.x, outer.width, back.x, back.width]
    : [outer.y, outer.height, back.y, back.height];
  const isFirst = side === "left" || side === "top";
  const [face, behind] = isFirst ? [faceStart, backStart] : [faceStart + faceLength, backStart + backLength];
  // Seen only where the back shows beside the face.
  if (isFirst ? behind >= face : behind <= face) return;
  const [from, to] = [Math.min(face, behind), Math.max(face, behind)];
  const [alongFace, alongBack] = isUpright
    ? [
        [outer.y, outer.y + outer.height],
        [back.y, back.y + back.height],
      ]
    : [
        [outer.x, outer.x + outer.width],
        [back.x, back.x + back.width],
      ];
  const across = isUpright ? width : height;
  const along = isUpright ? height : width;
  const tones = Array.from({ length: Math.ceil(faceLength) + along }, () => random());
  // Half a pixel below the face too, whose own edge is half transparent.
  for (let at = Math.max(0, Math.floor(from - 1)); at < Math.min(across, Math.ceil(to + 1)); at += 1) {
    const inner = isFirst ? Math.min(at + 1, to + 1) : Math.min(at + 1, to);
    const outerEdge = isFirst ? Math.max(at, from) : Math.max(at, from - 1);
    const cover = Math.max(0, Math.min(1, inner - outerEdge));
    if (cover === 0) continue;
    const share = Math.min(1, Math.max(0, (at + 0.5 - behind) / (face - behind || 1)));
    const start = (alongBack[0] ?? 0) + ((alongFace[0] ?? 0) - (alongBack[0] ?? 0)) * share;
    const end = (alongBack[1] ?? 0) + ((alongFace[1] ?? 0) - (alongBack[1] ?? 0)) * share;
    for (let step = Math.max(0, Math.floor(start)); step < Math.min(along, Math.ceil(end)); step += 1) {
      const ends = Math.max(0, Math.min(step + 1, end) - Math.max(step, start));
      const [column, row] = isUpright ? [at, step] : [step, at];
      // Grain runs along the moulding; near the wall there is less light.
      const grain = colour === "wood" ? 0.86 + 0.28 * (tones[at % 7] ?? 0) : 1;
      visit(row * width + column, column, row, cover * ends, grain * (0.7 + 0.3 * share));
    }
  }
};

/** Visits the pixels of a frame's face: whether each is print, and how much light the moulding leaves it. */
const paintFace = (
  { outer, inner, opening, depth }: FrameOnWall,
  width: number,
  height: number,
  visit: (pixel: number, column: number, row: number, isPrint: boolean, inside: number) => void,
): void => {
  const reach = INSIDE_REACH * depth;
  for (
    let row = Math.max(0, Math.floor(outer.y));
    row < Math.min(height, Math.ceil(outer.y + outer.height));
    row += 1
  )
    for (
      let column = Math.max(0, Math.floor(outer.x));
      column < Math.min(width, Math.ceil(outer.x + outer.width));
      column += 1
    ) {
      const [x, y] = [column + 0.5, row + 0.5];
      const isInside = contains(inner, x, y);
      const below = (distance: number, share: number) => 1 - share * Math.max(0, 1 - distance / reach) ** 1.5;
      const inside = isInside ? below(x - inner.x, INSIDE_LEFT) * below(y - inner.y, INSIDE_TOP) : 1;
      visit(row * width + column, column, row, contains(opening, x, y), inside);
    }
};

/** The light of the window on what is between the points at which it is computed. */
const LIGHT_STEP = 8;

const lightGridOf = (room: RoomScene["room"], width: number, height: number) => {
  const light = lightOf(room);
  const columns = Math.ceil(width / LIGHT_STEP) + 2;
  const rows = Math.ceil(height / LIGHT_STEP) + 2;
  const values = new Float32Array(columns * rows * 3);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      values.set(
        light({ x: (column * LIGHT_STEP) / width - 0.5, y: (row * LIGHT_STEP - height / 2) / width }),
        (row * columns + column) * 3,
      );
  return {
    readInto: (target: Float32Array, column: number, row: number): void => {
      const [x, y] = [column / LIGHT_STEP, row / LIGHT_STEP];
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const [u, v] = [x - left, y - top];
      const first = (top * columns + left) * 3;
      const below = first + columns * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const upper = (values[first + channel] ?? 1) * (1 - u) + (values[first + 3 + channel] ?? 1) * u;
        const lower = (values[below + channel] ?? 1) * (1 - u) + (values[below + 3 + channel] ?? 1) * u;
        target[channel] = upper + (lower - upper) * v;
      }
    },
  };
};

/** How far furniture's shadow is moved to the right and down, how soft it is (mm), and how dark. */
const FURNITURE_SHADOW = { right: 95, down: 30, blur: 42, share: 0.75 } as const;
const SMALLER = 4;

/** Returns how much furniture hides the window from the wall, for each pixel from 0 to 1. */
const shadeOfFurniture = async (
  { furniture, width, height }: RoomParts,
  scale: number,
): Promise<Float32Array> => {
  const solid = new Uint8Array(width * height);
  for (let pixel = 0; pixel < solid.length; pixel += 1)
    solid[pixel] = (furniture[pixel * 4 + 3] ?? 0) > 200 ? 255 : 0;
  const small = { width: Math.ceil(width / SMALLER), height: Math.ceil(height / SMALLER) };
  const soft = await sharp(solid, { raw: { width, height, channels: 1 } })
    .resize({ ...small, fit: "fill" })
    .blur(Math.max(0.4, (FURNITURE_SHADOW.blur * scale) / SMALLER))
    .extractChannel(0)
    .raw()
    .toBuffer();
  const result = new Float32Array(width * height);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const x = Math.max(0, (column - FURNITURE_SHADOW.right * scale) / SMALLER - 0.5);
      const y = Math.max(0, (row - FURNITURE_SHADOW.down * scale) / SMALLER - 0.5);
      const [left, top] = [
        Math.min(small.width - 2, Math.floor(x)),
        Math.min(small.height - 2, Math.floor(y)),
      ];
      const first = top * small.width + left;
      const [u, v] = [Math.min(1, x - left), Math.min(1, y - top)];
      const upper = (soft[first] ?? 0) * (1 - u) + (soft[first + 1] ?? 0) * u;
      const lower = (soft[first + small.width] ?? 0) * (1 - u) + (soft[first + small.width + 1] ?? 0) * u;
      result[row * width + column] = (FURNITURE_SHADOW.share * (upper + (lower - upper) * v)) / 255;
    }
  return result;
};
