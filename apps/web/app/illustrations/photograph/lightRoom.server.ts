import type { RoomKey } from "@storywall/domain/design/room.ts";
import { clamp } from "@storywall/domain/numbers/clamp.ts";
import { seededRandom } from "@storywall/domain/random/random.ts";
import { WALL_COLOURS } from "@storywall/scene/palette.ts";
import sharp from "sharp";
import { cameraOf } from "../../lib/samples/offAxis.ts";
import type { RoomVariant } from "../../lib/samples/offerRooms.ts";
import { type RoomScene, turnOfScene } from "../roomScene.server.ts";
import { settingsOf } from "./cameraSettings.server.ts";
import { directionOf, framesOf, shadeWall } from "./framesOnWall.server.ts";
import { shadeOfFurniture } from "./furnitureShade.server.ts";
import { encode, linear } from "./linearLight.server.ts";
import { paintFace, paintSide, SIDE_COLOURS, SIDE_LIGHT, SIDE_SHEEN } from "./paintFrames.server.ts";
import { lightOf, sourcesOf, sunShareOf } from "./roomLight.server.ts";
import type { RoomParts } from "./roomParts.server.ts";
import { softenAround } from "./softenAround.server.ts";
import { unevenPlaster } from "./unevenPlaster.server.ts";

/** How much of the light on the wall comes straight from the window; the rest comes from the room around it. */
const WINDOW_SHARE = 0.56;
/**
 * Largest share of that light that furniture hides, per 255th of its shadow. Parts of it stand farther from the wall.
 */
const FURNITURE_SHARE = 0.75 / 255;
/** Reflectance of a matt print where it is black and where it is white, as fractions of the wall's paint. */
const [PRINT_BLACK, PRINT_WHITE] = [0.02, 0.85] as const;
/** Saturation of a print as a factor: its surface reflects some white light everywhere. */
const PRINT_COLOUR = 0.93;
/**
 * Reflectance of a mat or moulding as a factor of the colour it is drawn in: white paint and board are hardly paler than a white wall.
 */
const FRAME_WHITE = 0.9;
/** Share of the room's light that comes back from its walls: less from a dark wall, which makes what hangs there darker too. */
const FROM_WALLS = 0.6;
/** How much brighter furniture is than it was rendered, so that white of it is not grey beside white on the wall. */
const FURNITURE_LIGHT: Readonly<Partial<Record<RoomKey, number>>> = { nursery: 1.28, study: 1.06 };

/**
 * Returns a scene in the light of its window, seen straight on, as raw RGB. The wall and everything on it have the
 * same light, frames have sides and cast one kind of shadow, prints are matt, and furniture is not lit by it. All
 * parts of a mirrored scene must be mirrored back before.
 */
export const lightRoom = async (scene: RoomScene, parts: RoomParts): Promise<Uint8Array> => {
  const { width, height, wall } = parts;
  const scale = width / scene.view.width;
  const frames = framesOf(scene, width, cameraOf(turnOfScene(scene), width, height));
  const sources = sourcesOf(scene.variant.room, scene.variant.isMirrored);
  const [even, tiles, furniture, blurred, thrown] = await Promise.all([
    // The wall's light without the grain of its paint.
    sharp(wall, { raw: { width, height, channels: 3 } })
      .blur(Math.max(1, 12 * scale))
      .raw()
      .toBuffer(),
    sharp(parts.tiles, { raw: { width, height, channels: 4 } })
      .convolve(CRISPER)
      .raw()
      .toBuffer(),
    // A whole room's bitmap has hardly more pixels than the picture: its edges would get teeth.
    scene.isNear
      ? sharp(parts.furniture, { raw: { width, height, channels: 4 } })
          .convolve(CRISPER)
          .raw()
          .toBuffer()
      : parts.furniture,
    sharp(parts.furniture, { raw: { width, height, channels: 4 } })
      .blur(Math.max(0.4, settingsOf(scene.variant).nearBlur * width))
      .raw()
      .toBuffer(),
    shadeOfFurniture(parts, scale, sources.sun !== null),
  ]);
  const shade = shadeWall(frames, sources, width, height);
  const light = lightGridOf(scene.variant, width, height);
  const paint = fromHex(WALL_COLOURS[scene.variant.wallColour].colour);
  const plaster = unevenPlaster(scene.view, width);
  const lit = new Float32Array(width * height * 3);
  const seen = new Float32Array(4);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const pixel = row * width + column;
      light.readInto(seen, column, row);
      const sun = seen[3] ?? 0;
      const byFrames = (shade.sky[pixel] ?? 0) * (1 - sun) + (shade.sun[pixel] ?? 0) * sun;
      const direct = 1 - (1 - byFrames) * (1 - FURNITURE_SHARE * (thrown[pixel] ?? 0));
      const hidden = WINDOW_SHARE * direct + (1 - WINDOW_SHARE) * (shade.room[pixel] ?? 0);
      const reach = (1 - hidden) * plaster(column, row);
      for (let channel = 0; channel < 3; channel += 1)
        lit[pixel * 3 + channel] = linear(wall[pixel * 3 + channel]) * (seen[channel] ?? 1) * reach;
    }
  const received = lightReceived(paint);
  const sun = directionOf(sources.sun ?? sources.sky);
  const lightAt = (pixel: number, channel: number): number =>
    (received * linear(even[pixel * 3 + channel])) / (paint[channel] ?? 1);
  for (const [index, frame] of frames.entries()) {
    const random = seededRandom(`side ${index}`);
    for (const side of ["left", "right", "top", "bottom"] as const)
      paintSide(side, frame, random, width, height, (pixel, column, row, cover, tone) => {
        light.readInto(seen, column, row);
        for (let channel = 0; channel < 3; channel += 1) {
          const value =
            ((SIDE_COLOURS[frame.colour][channel] ?? 0) * SIDE_LIGHT[side] + SIDE_SHEEN[side]) *
            tone *
            lightAt(pixel, channel) *
            (seen[channel] ?? 1);
          mix(lit, pixel * 3 + channel, value, cover);
        }
      });
    paintFace(frame, width, height, (pixel, column, row, isPrint, inside, sheen) => {
      const cover = (tiles[pixel * 4 + 3] ?? 0) / 255;
      if (cover === 0) return;
      // The ray that reaches the face would reach the wall farther from the window.
      light.readInto(seen, column + frame.depth * sun.x, row + frame.depth * sun.y);
      const colour = [0, 1, 2].map((channel) => linear(tiles[pixel * 4 + channel]));
      const grey = 0.25 * (colour[0] ?? 0) + 0.6 * (colour[1] ?? 0) + 0.15 * (colour[2] ?? 0);
      for (let channel = 0; channel < 3; channel += 1) {
        const own = colour[channel] ?? 0;
        const surface = isPrint
          ? PRINT_BLACK + (PRINT_WHITE - PRINT_BLACK) * (grey + (own - grey) * PRINT_COLOUR)
          : 0.004 + FRAME_WHITE * own;
        mix(
          lit,
          pixel * 3 + channel,
          (surface * inside * frame.gain + sheen) * lightAt(pixel, channel) * (seen[channel] ?? 1),
          cover,
        );
      }
    });
  }
  softenAround(frames, lit, width, height, Math.max(LENS_PX, LENS_MM * scale));
  const result = new Uint8Array(width * height * 3);
  const furnitureLight = FURNITURE_LIGHT[scene.variant.room] ?? 1;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const y = scene.view.y + Math.floor(pixel / width) / scale;
    const near = clamp((y - NEAR_BELOW[scene.variant.room]) / NEAR_WITHIN, 0, 1);
    const cover = ((furniture[pixel * 4 + 3] ?? 0) * (1 - near) + (blurred[pixel * 4 + 3] ?? 0) * near) / 255;
    const fall = furnitureLight * (1.04 - 0.18 * ((pixel % width) / width));
    let brightest = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const seenSharp = linear(furniture[pixel * 4 + channel]);
      const value = seenSharp + (linear(blurred[pixel * 4 + channel]) - seenSharp) * near;
      if (cover > 0) mix(lit, pixel * 3 + channel, value * fall, cover);
      brightest = Math.max(brightest, (lit[pixel * 3 + channel] ?? 0) * (EXPOSURE[channel] ?? 1));
    }
    const less = brightest > BRIGHT ? withoutClipping(brightest) / brightest : 1;
    for (let channel = 0; channel < 3; channel += 1)
      result[pixel * 3 + channel] = encode(less * (lit[pixel * 3 + channel] ?? 0) * (EXPOSURE[channel] ?? 1));
  }
  return result;
};

/** How soft the lens is on the wall, in pixels and in mm, the larger: as soft as the furniture below, whose bitmaps have so many pixels. */
const [LENS_PX, LENS_MM] = [0.42, 0.8] as const;

/** Returns how much light reaches what hangs on a wall of this paint, as a fraction of that on a white wall. */
const lightReceived = (paint: readonly number[]): number => {
  const [wall, white] = [paint, fromHex(WALL_COLOURS.warmWhite.colour)].map(
    ([red = 1, green = 1, blue = 1]) => 0.25 * red + 0.6 * green + 0.15 * blue,
  );
  return 1 - (1 - WINDOW_SHARE) * FROM_WALLS * (1 - (wall ?? 1) / (white ?? 1));
};

/**
 * Exposure of red, green and blue. It keeps parts brighter than the wall's paint below white, and is a little cooler
 * than the paint and its room.
 */
const EXPOSURE = [0.965, 0.97, 1.0] as const;
/** From how much light on a pixel becomes brighter more slowly: cut off, a warm wall in the sun would be white, with yellow edges around its shadows. */
const BRIGHT = 0.84;
const withoutClipping = (light: number): number =>
  BRIGHT + (1 - BRIGHT) * (1 - Math.exp((BRIGHT - light) / (1 - BRIGHT)));

/** Makes furniture and prints as crisp as they are: scaling their bitmaps to the picture's pixels softens them. */
const CRISPER = { width: 3, height: 3, kernel: [0, -0.17, 0, -0.17, 1.68, -0.17, 0, -0.17, 0] };
/** Where what stands nearest to the camera begins in each room, and within what height it leaves the focus (mm of the room): a chair, pillows, a cot. */
const NEAR_BELOW: Readonly<Record<RoomKey, number>> = {
  livingRoom: -760,
  bedroom: -840,
  diningRoom: -930,
  nursery: -800,
  study: -850,
  hall: -700,
};
const NEAR_WITHIN = 260;

const mix = (target: Float32Array, index: number, value: number, share: number): void => {
  const before = target[index] ?? 0;
  target[index] = before + (value - before) * share;
};

const fromHex = (hex: string): readonly number[] =>
  [1, 3, 5].map((start) => linear(Number.parseInt(hex.slice(start, start + 2), 16)));

/** The window's light, interpolated between the points at which it is computed. */
const LIGHT_STEP = 8;

const lightGridOf = ({ room, isMirrored }: RoomVariant, width: number, height: number) => {
  const light = lightOf(room, isMirrored);
  const sunShare = sunShareOf(room, isMirrored);
  const columns = Math.ceil(width / LIGHT_STEP) + 2;
  const rows = Math.ceil(height / LIGHT_STEP) + 2;
  const values = new Float32Array(columns * rows * 4);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const at = { x: (column * LIGHT_STEP) / width - 0.5, y: (row * LIGHT_STEP - height / 2) / width };
      values.set([...light(at), sunShare(at)], (row * columns + column) * 4);
    }
  return {
    /** Reads the light's red, green and blue, and the share of it that is sun. */
    readInto: (target: Float32Array, column: number, row: number): void => {
      const [x, y] = [column / LIGHT_STEP, row / LIGHT_STEP];
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const [u, v] = [x - left, y - top];
      const first = (top * columns + left) * 4;
      const below = first + columns * 4;
      for (let channel = 0; channel < 4; channel += 1) {
        const upper = (values[first + channel] ?? 1) * (1 - u) + (values[first + 4 + channel] ?? 1) * u;
        const lower = (values[below + channel] ?? 1) * (1 - u) + (values[below + 4 + channel] ?? 1) * u;
        target[channel] = upper + (lower - upper) * v;
      }
    },
  };
};
