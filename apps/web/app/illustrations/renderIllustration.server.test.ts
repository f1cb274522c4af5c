import { FRAME_SIZE_KEYS } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLE_KEYS } from "@storywall/domain/catalogue/frameStyles.ts";
import { GALLERY_WALL_KEYS } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/templateKeys.ts";
import { ROOM_KEYS } from "@storywall/domain/design/room.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { expect, test } from "vitest";
import { listOffers } from "../features/browse/offers.ts";
import { FAQ_FRAME_STYLES, styleIllustrationName } from "../features/faq/faqFrameStyles.ts";
import { renderIllustration } from "./renderIllustration.server.ts";

const EXISTING_NAMES = [
  "sizes",
  "sofa",
  "moulding-rectangle_xlarge.Whisper.landscape",
  "step-place",
  "step-stick",
  "missing",
  "home-before",
  "home-after",
  ...[...TEMPLATE_KEYS, ...SET_KEYS].map((key) => `offer-${key}`),
  "offer-own_mix",
  ...GALLERY_WALL_KEYS.flatMap((key) => ["offer", "interior", "measures"].map((kind) => `${kind}-${key}`)),
  ...listOffers(ZA).flatMap(({ key, sizes }) =>
    sizes.flatMap(({ size }) =>
      ["offer", "product", "interior", "measures"].map((kind) => `${kind}-${key}.${size}`),
    ),
  ),
  ...["plain", ...ROOM_KEYS].map((key) => `room-${key}`),
  ...FRAME_SIZE_KEYS.map((key) => `size-${key}`),
  ...FRAME_STYLE_KEYS.flatMap((key) => [`frame-${key.toLowerCase()}`, `swatch-${key.toLowerCase()}`]),
  ...FAQ_FRAME_STYLES.map(({ name }) => styleIllustrationName(name)),
];

test.each(EXISTING_NAMES)("the illustration %s exists", (name) => {
  expect(renderIllustration(name)).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" /);
});

test("R9.14 the illustration of a medium rectangle is 220 by 220 pixels", () => {
  expect(renderIllustration("size-rectangle_medium")).toMatch(/^<svg [^>]*width="220" height="220"/);
});

test.each([
  "",
  "offer",
  "offer-",
  "offer-free",
  "home-later",
  "offer-square_trio.rectangle_large",
  "measures-own_mix",
  "frame-gold",
  "constructor",
  "__proto__-x",
])("the illustration %j does not exist", (name) => {
  expect(renderIllustration(name)).toBeNull();
});
