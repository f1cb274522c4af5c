import { FRAME_STYLE_KEYS, FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import { expect, test } from "vitest";
import { FAQ_FRAME_STYLES } from "./faqFrameStyles.ts";

const names = FAQ_FRAME_STYLES.map(({ name }) => name);
const descriptionOf = (styleName: string) =>
  FAQ_FRAME_STYLES.find(({ name }) => name === styleName)?.description;
const COLOURS = { black: "Black", white: "White", wood: "Oak" } as const;

test("R3.2 the carousel has its five styles in their order, then the others on sale", () => {
  expect(names.slice(0, 5)).toEqual(["Timeless", "Infinite", "Pure", "Serene", "Sleek"]);
  expect(names.filter((name) => name !== "Pure").sort()).toEqual([...FRAME_STYLE_KEYS].sort());
});

test.each(FRAME_STYLE_KEYS)("R3.2 the carousel describes %s as it is sold", (name) => {
  const { colour, mat } = FRAME_STYLES[name];
  const photo = mat === "none" ? "the photo from edge to edge" : "white mat around the photo";
  expect(descriptionOf(name)).toBe(`${COLOURS[colour]} frame, ${photo}`);
});

test("R3.2 the carousel says that Pure is not on sale, and which style on sale comes closest", () => {
  expect(descriptionOf("Pure")).toContain("Not available right now; Harmony comes closest.");
});
