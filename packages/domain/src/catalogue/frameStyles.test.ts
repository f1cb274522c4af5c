import { expect, test } from "vitest";
import { FRAME_STYLE_KEYS, FRAME_STYLES } from "./frameStyles.ts";

test("R3.1 the six styles are black, white or oak, each without and with a mat", () => {
  const styles = FRAME_STYLE_KEYS.map((key) => FRAME_STYLES[key]);
  expect(styles.map(({ name, mat, colour }) => [name, mat, colour])).toEqual([
    ["Infinite", "none", "black"],
    ["Timeless", "shallow", "black"],
    ["Serene", "none", "white"],
    ["Sleek", "shallow", "white"],
    ["Harmony", "none", "wood"],
    ["Whisper", "shallow", "wood"],
  ]);
});
