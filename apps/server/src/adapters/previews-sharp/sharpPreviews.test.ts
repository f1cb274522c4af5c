import type { Design } from "@storywall/domain/design/design.ts";
import { type DesignRoom, PLAIN_ROOM } from "@storywall/domain/design/room.ts";
import { LINK_PREVIEWS, type LinkPreview } from "@storywall/domain/links/linkPreviews.ts";
import { WALL_COLOURS } from "@storywall/scene/palette.ts";
import { aDesign } from "@storywall/testkit/builders.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { sharpPreviews } from "./sharpPreviews.ts";

const noPhoto = async () => undefined;
const renderForLink = (room: Partial<DesignRoom>, picture: LinkPreview) => {
  const design: Design = { ...aDesign(), room: { ...PLAIN_ROOM, ...room } };
  return sharpPreviews.renderForLink(design, picture, noPhoto);
};

/** The colour in the middle of the lower edge: floor where there is a room, paint where there is none. */
const colourBelow = async (picture: Uint8Array): Promise<string> => {
  const { width, height } = await sharp(picture).metadata();
  const pixel = await sharp(picture)
    .extract({ left: Math.round(width / 2), top: height - 2, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return `#${pixel.toString("hex").slice(0, 6)}`;
};

/** How far two colours are apart, of 255. */
const colourDistance = (one: string, other: string): number => {
  const parts = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const [ones, others] = [parts(one), parts(other)];
  return Math.max(...ones.map((value, index) => Math.abs(value - (others[index] ?? 0))));
};

test.each([
  ["room", "webp"],
  ["near", "webp"],
  ["social", "jpeg"],
] as const)("B6 the picture of a link (%s) is a %s of its size", async (picture, format) => {
  const { width, height } = LINK_PREVIEWS[picture];
  const bytes = await renderForLink({ place: { kind: "room", key: "livingRoom" } }, picture);
  expect(await sharp(bytes).metadata()).toMatchObject({ format, width, height, hasAlpha: false });
});

test("B5 B6 a link's picture shows the floor of the room, and the paint where there is no room", async () => {
  const sage = WALL_COLOURS.sage.colour;
  const bare = await renderForLink({ wallColour: "sage" }, "room");
  expect(colourDistance(await colourBelow(bare), sage)).toBeLessThan(6);
  const room = await renderForLink({ wallColour: "sage", place: { kind: "room", key: "hall" } }, "room");
  expect(colourDistance(await colourBelow(room), sage)).toBeGreaterThan(20);
});

test("B3 the picture of a cart line is of the tiles alone, on nothing", async () => {
  const picture = await sharpPreviews.render(aDesign(), 320, noPhoto);
  expect(await sharp(picture).metadata()).toMatchObject({ format: "webp", width: 320, hasAlpha: true });
});
