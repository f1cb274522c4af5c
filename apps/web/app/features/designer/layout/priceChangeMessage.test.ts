import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import { wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { expect, test } from "vitest";
import { priceChangeMessage } from "./priceChangeMessage.ts";

test("B8 a gallery wall in place of a set says what it costs more or less", () => {
  const dozen = createDesign({ kind: "set", key: "dazzling_dozen" });
  const gallery = createGalleryWall("family_twelve");
  const price = wallPrice(ZA, gallery);
  expect(priceChangeMessage(gallery, wallPrice(ZA, dozen), ZA)).toMatch(
    /^Now a gallery wall of 12 tiles: R[\d,]+ more than before\.$/,
  );
  expect(priceChangeMessage(gallery, price, ZA)).toBeNull();
  const one = createGalleryWall(null);
  expect(priceChangeMessage(one, minor(wallPrice(ZA, one) + 5000), ZA)).toBe(
    "Now a gallery wall of 1 tile: R50 less than before.",
  );
});
