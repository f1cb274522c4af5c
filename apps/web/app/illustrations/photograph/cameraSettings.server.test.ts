import { GALLERY_WALL_KEYS } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/templateKeys.ts";
import { expect, test } from "vitest";
import { variantOfOffer } from "../../lib/samples/offerRooms.ts";
import { PLAIN_SETTINGS, settingsOf } from "./cameraSettings.server.ts";
import { encode, linear } from "./linearLight.server.ts";
import { photographRoom } from "./photographRoom.server.ts";

const SETTINGS = [...SET_KEYS, ...TEMPLATE_KEYS, ...GALLERY_WALL_KEYS].map((key) =>
  settingsOf(variantOfOffer(key)),
);

test("no two pictures of the list are taken and finished in the same way, and a room always in its own", () => {
  expect(new Set(SETTINGS.map((settings) => JSON.stringify(settings))).size).toBe(SETTINGS.length);
  const room = variantOfOffer("square_trio");
  expect(settingsOf(room)).toEqual(settingsOf({ ...room }));
});

const [WIDTH, HEIGHT] = [120, 90];
/** Returns the mean of a plain picture's middle, and of its edge at the window, after a camera has taken it. */
const taken = async (grey: number, settings = PLAIN_SETTINGS) => {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3).fill(grey);
  const photograph = await photographRoom({ pixels, width: WIDTH, height: HEIGHT }, 0, settings);
  const meanOf = (from: number, to: number): number => {
    let sum = 0;
    for (let row = 0; row < HEIGHT; row += 1)
      for (let column = from; column < to; column += 1)
        sum += photograph[(row * WIDTH + column) * 3 + 1] ?? 0;
    return sum / HEIGHT / (to - from);
  };
  return { middle: meanOf(40, 80), atWindow: meanOf(0, 20) };
};

test("paint that is black is nearly black in a picture, and a pale wall nearly white", async () => {
  for (const settings of [PLAIN_SETTINGS, ...SETTINGS]) {
    expect((await taken(12, { ...settings, veil: 0 })).middle).toBeLessThan(22);
    expect((await taken(232, settings)).middle).toBeGreaterThan(230);
  }
});

test("the shadow of a leaf is as dark on paper beside the window as on a wall in shade", async () => {
  // Reflected light of a wall in shade, of a wall beside the window, and of a mat.
  const shares = await Promise.all(
    [0.4, 0.6, 0.75, 0.85].map(async (light) => {
      const settings = { ...PLAIN_SETTINGS, vignette: 0 };
      const [inSun, behindLeaf] = await Promise.all([
        taken(encode(light), settings),
        taken(encode(0.75 * light), settings),
      ]);
      return linear(Math.round(behindLeaf.middle)) / linear(Math.round(inSun.middle));
    }),
  );
  expect(Math.max(...shares) / Math.min(...shares)).toBeLessThan(1.1);
});

test("the lens scatters light of the window into dark parts beside it, and hardly into those far away", async () => {
  const { middle, atWindow } = await taken(40, { ...PLAIN_SETTINGS, vignette: 0, veil: 14 });
  const plain = await taken(40, { ...PLAIN_SETTINGS, vignette: 0 });
  expect(atWindow - plain.atWindow).toBeGreaterThan(6);
  expect(middle - plain.middle).toBeLessThan(4);
});
