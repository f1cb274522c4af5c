import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import { expect, test } from "vitest";
import { FAQ_STYLES } from "./faqStyles.ts";

test("R3.2 the carousel has its five styles in their order", () => {
  expect(FAQ_STYLES.map(({ name }) => name)).toEqual(["Timeless", "Infinite", "Pure", "Serene", "Sleek"]);
});

test.each(["Timeless", "Infinite", "Serene", "Sleek"] as const)(
  "R3.2 the carousel describes %s as it is sold",
  (name) => {
    const { colour, mat } = FRAME_STYLES[name];
    const description = FAQ_STYLES.find((style) => style.name === name)?.description;
    expect(description).toBe(
      `${colour === "black" ? "Black" : "White"} frame, ${mat === "none" ? "the photo from edge to edge" : "white edges around the photo"}`,
    );
  },
);
