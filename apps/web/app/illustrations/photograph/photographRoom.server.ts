import { seededRandom } from "@storywall/domain/random/random.ts";
import sharp from "sharp";
import { pointShown } from "../../lib/samples/offAxis.ts";
import { type CameraSettings, PLAIN_SETTINGS } from "./cameraSettings.server.ts";

/** A picture of a room as it is drawn: seen straight on, and sharp everywhere. */
export type DrawnRoom = {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
  /**
   * Number of its pixels that become one shown pixel, along a side. Grain is this much stronger, since scaling down
   * averages it out.
   */
  readonly scale?: number;
};

/** How much of what is brighter than this spreads around it. */
const [BLOOM, BRIGHT] = [0.05, 150] as const;
/** Over how much of the picture's width the light of the window that the lens scatters fades. */
const VEIL_REACH = 0.3;

/**
 * Returns a room as a camera sees it, as raw RGB: turned by some degrees, as sharp as a lens is, with bloom, darker corners and grain. What
 * hangs where is the same: a flat wall is turned, and no tile moves on it. The window is at the left.
 */
export const photographRoom = async (
  drawn: DrawnRoom,
  turn: number,
  settings: CameraSettings = PLAIN_SETTINGS,
): Promise<Uint8Array> => {
  const { width, height, scale = 1 } = drawn;
  const raw = { raw: { width, height, channels: 3 } } as const;
  const [seenByLens, glow] = await Promise.all([
    sharp(drawn.pixels, raw)
      .blur(Math.max(0.35, settings.blur * width))
      .raw()
      .toBuffer(),
    sharp(drawn.pixels, raw)
      .blur(Math.max(1, 0.014 * width))
      .raw()
      .toBuffer(),
  ]);
  const grain = grainOf(width, height, settings.grain * scale);
  // On a turned wall verticals stay vertical, so a column shows a column, only longer or shorter.
  const columns = Array.from({ length: width }, (_, column) =>
    pointShown(turn, { x: (column + 0.5) / width - 0.5, y: 1 }),
  );
  const film = filmOf(settings);
  const balance = [1 + settings.warmth, 1, 1 - settings.warmth].map((share) => share * settings.exposure);
  const result = new Uint8Array(drawn.pixels.length);
  const seen = new Float32Array(3);
  for (let row = 0; row < height; row += 1) {
    const y = (row + 0.5 - height / 2) / width;
    for (let column = 0; column < width; column += 1) {
      const shown = columns[column] ?? { x: 0, y: 1 };
      const sourceColumn = (shown.x + 0.5) * width - 0.5;
      const sourceRow = y * shown.y * width + height / 2 - 0.5;
      const x = (column + 0.5) / width - 0.5;
      const corner = 1 - settings.vignette * 4 * (x * x + y * y);
      const veil = settings.veil * Math.exp(-(x + 0.5) / VEIL_REACH);
      const pixel = row * width + column;
      readInto(seen, seenByLens, width, height, sourceColumn, sourceRow);
      const grey = ((seen[0] ?? 0) + 2 * (seen[1] ?? 0) + (seen[2] ?? 0)) / 4;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = grey + ((seen[channel] ?? 0) - grey) * settings.colour;
        const around = glow[pixel * 3 + channel] ?? 0;
        const bloomed = value + BLOOM * Math.max(0, around - BRIGHT);
        const exposed = bloomed * corner * (balance[channel] ?? 1) + veil * (1 - bloomed / 255);
        const answer = film[Math.min(film.length - 1, Math.round(exposed * FILM_STEPS))] ?? 0;
        result[pixel * 3 + channel] = Math.min(255, Math.max(0, Math.round(answer + (grain[pixel] ?? 0))));
      }
    }
  }
  return result;
};

/** How dark black is on the film, and from where highlights end softly, and at what. */
const [FILM_BLACK, SHOULDER, FILM_WHITE] = [3, 236, 254] as const;
/** How much of the contrast is in the upper half: more would make the wall beside the window, and mats, one flat white. */
const UPPER_CONTRAST = 0.4;

/** Returns a film's answer: black that is not quite black, more contrast in the middle, and highlights that end softly. */
const filmed = (value: number, contrast: number): number => {
  const wave = Math.sin((2 * Math.PI * Math.min(255, value)) / 255);
  const middle = value - contrast * (wave < 0 ? UPPER_CONTRAST : 1) * wave;
  const lifted = FILM_BLACK + middle * 0.99;
  const room = FILM_WHITE - SHOULDER;
  return lifted <= SHOULDER ? lifted : SHOULDER + room * (1 - Math.exp((SHOULDER - lifted) / room));
};
/** How many steps of light there are between two values of a pixel. */
const FILM_STEPS = 8;

/** Returns the film's answer to each step of light. */
const filmOf = ({ contrast }: CameraSettings): Float32Array =>
  Float32Array.from({ length: 400 * FILM_STEPS }, (_, step) => filmed(step / FILM_STEPS, contrast));

/** Reads the three channels of a picture between its pixels. */
const readInto = (
  target: Float32Array,
  pixels: Uint8Array | Float32Array,
  width: number,
  height: number,
  x: number,
  y: number,
): void => {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 2, Math.max(0, Math.floor(y)));
  const across = Math.min(1, Math.max(0, x - left));
  const down = Math.min(1, Math.max(0, y - top));
  const first = (top * width + left) * 3;
  const below = first + width * 3;
  for (let channel = 0; channel < 3; channel += 1) {
    const a = pixels[first + channel] ?? 0;
    const c = pixels[below + channel] ?? 0;
    const upper = a + ((pixels[first + channel + 3] ?? 0) - a) * across;
    const lower = c + ((pixels[below + channel + 3] ?? 0) - c) * across;
    target[channel] = upper + (lower - upper) * down;
  }
};

/** Returns noise whose grains are larger than a pixel, the same each time: single pixels would be lost in a small file. */
const grainOf = (width: number, height: number, strength: number): Float32Array => {
  const random = seededRandom("grain");
  const noise = new Float32Array(width * height);
  for (let index = 0; index < noise.length; index += 1) noise[index] = random() - 0.5;
  const grain = new Float32Array(width * height);
  for (let index = width + 1; index < noise.length; index += 1) {
    const sum =
      (noise[index] ?? 0) +
      (noise[index - 1] ?? 0) +
      (noise[index - width] ?? 0) +
      (noise[index - width - 1] ?? 0);
    grain[index] = (strength / 2) * sum;
  }
  return grain;
};
