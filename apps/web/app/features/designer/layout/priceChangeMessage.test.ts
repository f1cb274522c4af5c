import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import { wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import { priceChangeMessage } from "./priceChangeMessage.ts";

const dozen = wallPrice(ZA, createDesign({ kind: "set", key: "dazzling_dozen" }));

test("B8 a gallery wall in place of a set says what it costs more or less, and which sizes make it so", () => {
  const gallery = createGalleryWall("family_twelve");
  expect(priceChangeMessage(gallery, dozen, ZA)?.text).toMatch(
    /^R[\d,]+ more than before\. \d+ Medium and \d+ Large cost R[\d,]+ more than Small\.$/,
  );
  expect(priceChangeMessage(gallery, dozen, ZA)?.hasLarger).toBe(true);
  expect(priceChangeMessage(gallery, wallPrice(ZA, gallery), ZA)).toBeNull();
});

test("B8 a gallery wall of one size says what each of its tiles costs", () => {
  const one = createGalleryWall(null);
  expect(priceChangeMessage(one, minor(wallPrice(ZA, one) + 5000), ZA)).toEqual({
    text: "R50 less than before: 1 Small tile at R700.",
    hasLarger: false,
  });
  const wall = { ...one, tiles: Array.from({ length: 12 }, () => one.tiles).flat() };
  expect(priceChangeMessage(wall, dozen, ZA)?.text).toBe(
    "R5,400 more than before: 12 Small tiles at R700 each.",
  );
});
