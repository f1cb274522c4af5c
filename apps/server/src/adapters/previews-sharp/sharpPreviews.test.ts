import { join } from "node:path";
import type { Design } from "@storywall/domain/design/design.ts";
import { type DesignRoom, PLAIN_ROOM } from "@storywall/domain/design/room.ts";
import { LINK_PREVIEWS, type LinkPreview } from "@storywall/domain/links/linkPreviews.ts";
import { WALL_COLOURS } from "@storywall/scene/palette.ts";
import { aDesign } from "@storywall/testkit/builders.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createRoomBitmapLoader } from "./roomBitmaps.ts";
import { createSharpPreviews } from "./sharpPreviews.ts";

const noPhoto = async () => undefined;
const ROOMS = join(import.meta.dirname, "../../../../web/app/lib/rooms");
const sharpPreviews = createSharpPreviews(createRoomBitmapLoader(ROOMS));
const renderForLink = (room: Partial<DesignRoom>, preview: LinkPreview, renderer = sharpPreviews) => {
  const design: Design = { ...aDesign(), room: { ...PLAIN_ROOM, ...room } };
  return renderer.renderForLink(design, preview, noPhoto);
};

/** Returns the colour in the middle of the lower edge: the floor of a room, else the wall paint. */
const colourBelow = async (picture: Uint8Array): Promise<string> => {
  const { width, height } = await sharp(picture).metadata();
  const pixel = await sharp(picture)
    .extract({ left: Math.round(width / 2), top: height - 2, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return `#${pixel.toString("hex").slice(0, 6)}`;
};

/** Returns the greatest difference of two colours over their channels (0 to 255). */
const colourDistance = (one: string, other: string): number => {
  const parts = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const [ones, others] = [parts(one), parts(other)];
  return Math.max(...ones.map((value, index) => Math.abs(value - (others[index] ?? 0))));
};

test.each([
  ["room", "webp"],
  ["near", "webp"],
  ["social", "jpeg"],
] as const)("B6 the preview of a link (%s) is a %s of its size", async (preview, format) => {
  const { width, height } = LINK_PREVIEWS[preview];
  const bytes = await renderForLink({ place: { kind: "room", key: "livingRoom" } }, preview);
  expect(await sharp(bytes).metadata()).toMatchObject({ format, width, height, hasAlpha: false });
});

test("B5 B6 a link's preview shows the floor of the room, or the paint when there is no room", async () => {
  const sage = WALL_COLOURS.sage.colour;
  const bare = await renderForLink({ wallColour: "sage" }, "room");
  expect(colourDistance(await colourBelow(bare), sage)).toBeLessThan(6);
  const room = await renderForLink({ wallColour: "sage", place: { kind: "room", key: "hall" } }, "room");
  expect(colourDistance(await colourBelow(room), sage)).toBeGreaterThan(20);
});

test("B6 a link's preview shows the rendered room in its colour and light, or the drawn one without its bitmaps", async () => {
  const names: string[] = [];
  const red = await sharp({ create: { width: 8, height: 8, channels: 4, background: "#ff0000" } })
    .png()
    .toBuffer();
  const allRed = createSharpPreviews(async (name) => {
    names.push(name);
    return `data:image/png;base64,${red.toString("base64")}`;
  });
  const room = {
    place: { kind: "room", key: "bedroom" },
    wallColour: "clay",
    isEvening: true,
    shown: ["person"],
  } as const;
  expect(await colourBelow(await renderForLink(room, "social", allRed))).toMatch(/^#f[ef]/);
  expect(names).toEqual(["bedroomEvening-clay", "bedroomEvening-furniture", "personEvening"]);
  const drawn = createSharpPreviews(async (name) =>
    name.endsWith("furniture") ? undefined : `data:image/png;base64,${red.toString("base64")}`,
  );
  expect(
    colourDistance(await colourBelow(await renderForLink(room, "social", drawn)), "#ff0000"),
  ).toBeGreaterThan(60);
});

test("B5 B6 a link's preview shows the person for scale, also before a plain wall", async () => {
  const load = createRoomBitmapLoader(ROOMS);
  const nobody = createSharpPreviews(async (name) => (name === "person" ? undefined : load(name)));
  const room = { shown: ["person"] } as const;
  const [shown, empty] = [await renderForLink(room, "room"), await renderForLink(room, "room", nobody)];
  expect(Buffer.compare(shown, empty)).not.toBe(0);
});

test("the bitmaps of a rendered room are read in formats that an SVG may hold", async () => {
  const load = createRoomBitmapLoader(ROOMS);
  expect(await load("bedroom-sage")).toMatch(/^data:image\/jpeg;base64,/);
  expect(await load("bedroom-furniture")).toMatch(/^data:image\/png;base64,/);
  expect(await load("bedroom-gold")).toBeUndefined();
});

test("B3 the preview of a cart line shows the tiles alone on a transparent ground", async () => {
  const preview = await sharpPreviews.render(aDesign(), 320, noPhoto);
  expect(await sharp(preview).metadata()).toMatchObject({ format: "webp", width: 320, hasAlpha: true });
});
