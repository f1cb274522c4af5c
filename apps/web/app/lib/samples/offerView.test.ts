import { GALLERY_WALL_KEYS } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/templateKeys.ts";
import { allowedSizes } from "@storywall/domain/design/allowedOptions.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import type { DesignBase } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import type { RoomKey } from "@storywall/domain/design/room.ts";
import type { SizeMm } from "@storywall/domain/geometry/rect.ts";
import { mm } from "@storywall/domain/units/units.ts";
import type { Box } from "@storywall/scene/operations.ts";
import { defaultHangingPosition, ROOMS } from "@storywall/scene/rooms/drawRoom.ts";
import { mirrorRoom } from "@storywall/scene/rooms/mirrorRoom.ts";
import { NEAR_ROOMS } from "@storywall/scene/rooms/rendered/nearRooms.ts";
import { expect, test } from "vitest";
import {
  GALLERY_VIEW,
  OFFER_VIEW,
  offerHangingPosition,
  offerPagePlaceOf,
  offerPlaceOf,
} from "./offerView.ts";

const BASES: readonly Exclude<DesignBase, { kind: "free" }>[] = [
  ...TEMPLATE_KEYS.map((key) => ({ kind: "template", key }) as const),
  ...SET_KEYS.map((key) => ({ kind: "set", key }) as const),
];
/** The top of the sofa's back, mm. */
const SOFA_TOP = -840;
/** How much of the wall's plane below that a card shows at least, mm: so much that a table is seen as one. */
const FURNITURE_SHOWN = 190;
/** The top of the furniture that a picture must show, mm: sofa, headboard, table, cot, desk, console. */
const FURNITURE_TOPS: Readonly<Record<RoomKey, number>> = {
  livingRoom: SOFA_TOP,
  bedroom: -1060,
  diningRoom: -750,
  nursery: -900,
  study: -740,
  hall: -800,
};
/** Where the handrail of the hall begins, mm. */
const HANDRAIL = { x: 1543, y: -1139 };

const expectShown = (view: Box, wall: SizeMm, { x, y } = offerHangingPosition(wall)): void => {
  expect(x).toBeGreaterThanOrEqual(view.x + 59);
  expect(y).toBeGreaterThanOrEqual(view.y + 59);
  expect(x + wall.width).toBeLessThanOrEqual(view.x + view.width - 59);
  expect(y + wall.height).toBeLessThanOrEqual(view.y + view.height);
};

test.each(BASES)(
  "the picture of $key shows all of the wall, large, with space above it, and the furniture below it",
  (base) => {
    const [size] = allowedSizes(base);
    const wall = layOut(createDesign(base, size === undefined ? {} : { size }));
    const { variant, view, at } = offerPlaceOf(wall, base);
    expectShown(view, wall, at);
    expect(wall.width / view.width).toBeGreaterThan(0.4);
    expect(at.y - view.y).toBeGreaterThanOrEqual(150);
    expect(view.y + view.height - FURNITURE_TOPS[variant.room]).toBeGreaterThan(FURNITURE_SHOWN);
  },
);

test("a low wall hangs near the sofa, and a high one at eye level", () => {
  const low = { width: mm(660), height: mm(200) };
  expect(SOFA_TOP - (offerHangingPosition(low).y + low.height)).toBe(300);
  const high = { width: mm(660), height: mm(1000) };
  expect(offerHangingPosition(high)).toEqual(defaultHangingPosition(ROOMS.livingRoom, high));
});

test.each(GALLERY_WALL_KEYS)("the picture of the gallery wall %s shows all of it", (key) => {
  const wall = layOut(createGalleryWall(key));
  const { view, at } = offerPlaceOf(wall, createGalleryWall(key).base);
  expectShown(view, wall, at);
});

test("the list's pictures of layouts and sets have one scale, and those of gallery walls another one", () => {
  const scales = BASES.map((base) => offerPlaceOf(layOut(createDesign(base, {})), base).view.width);
  expect(new Set(scales).size).toBe(1);
  const galleryScales = GALLERY_WALL_KEYS.map(
    (key) => offerPlaceOf(layOut(createGalleryWall(key)), createGalleryWall(key).base).view.width,
  );
  expect(new Set(galleryScales).size).toBe(1);
});

test("on a desktop gallery walls, layouts and sets have one scale", () => {
  // The widths of their pictures in px: two cards to a row, and three.
  const [inTwo, inThree] = [624, 408];
  expect(GALLERY_VIEW.width / inTwo / (OFFER_VIEW.width / inThree)).toBeCloseTo(1, 2);
});

test("the wall that climbs hangs by the stairs, each frame a hand's breadth above the handrail", () => {
  const design = createGalleryWall("stair_seven");
  const { variant, at } = offerPlaceOf(layOut(design), design.base);
  expect(variant.room).toBe("hall");
  for (const { outer } of layOut(design).tiles) {
    const right = at.x + outer.x + outer.width;
    // The handrail begins at the post and climbs two steps in three.
    const handrail = right < HANDRAIL.x ? 0 : HANDRAIL.y - (right - HANDRAIL.x) * 0.675;
    expect(at.y + outer.y + outer.height).toBeLessThan(handrail - 90);
  }
});

const pagePlacesOf = (base: (typeof BASES)[number]) => {
  const walls = allowedSizes(base).map((size) => layOut(createDesign(base, { size })));
  const largest = {
    width: mm(Math.max(...walls.map(({ width }) => width))),
    height: mm(Math.max(...walls.map(({ height }) => height))),
  };
  return walls.map((wall) => ({ wall, ...offerPagePlaceOf(wall, base, largest) }));
};

test.each(BASES)("R3.3 the sizes of $key share a scale on its page, and each is shown whole", (base) => {
  const places = pagePlacesOf(base);
  expect(new Set(places.map(({ view }) => JSON.stringify(view))).size).toBe(1);
  for (const { wall, variant, view, at } of places) {
    expectShown(view, wall, at);
    expect(view.y + view.height).toBeGreaterThan(FURNITURE_TOPS[variant.room]);
  }
});

test.each(BASES)("the page of $key begins with the room of its card", (base) => {
  const card = offerPlaceOf(layOut(createDesign(base, {})), base);
  for (const { variant } of pagePlacesOf(base)) expect(variant).toEqual(card.variant);
});

test("no picture shows more than the near picture of its room has", () => {
  const places = [
    ...BASES.flatMap((base) => [offerPlaceOf(layOut(createDesign(base, {})), base), ...pagePlacesOf(base)]),
    ...GALLERY_WALL_KEYS.map((key) =>
      offerPlaceOf(layOut(createGalleryWall(key)), createGalleryWall(key).base),
    ),
  ];
  for (const { variant, view } of places) {
    const { room } = variant;
    const { box, furnitureBox } = variant.isMirrored ? mirrorRoom(NEAR_ROOMS[room]) : NEAR_ROOMS[room];
    // Left and right of its sofa, the living room has nothing that stands as high as the pictures show.
    const { x, width } = room === "livingRoom" ? box : furnitureBox;
    expect(view.x).toBeGreaterThanOrEqual(x);
    expect(view.x + view.width).toBeLessThanOrEqual(x + width);
    expect(view.y).toBeGreaterThanOrEqual(box.y);
    expect(view.y + view.height).toBeLessThanOrEqual(furnitureBox.y + furnitureBox.height);
  }
});

test("four squares hang above the nursery's chest of drawers, and the picture shows its top and what is on it", () => {
  const base = { kind: "template", key: "grid_four_frames" } as const;
  const wall = layOut(createDesign(base, {}));
  const { variant, view, at } = offerPlaceOf(wall, base);
  expect(variant.room).toBe("nursery");
  // The chest is from 0.63 to 1.49 m, and 0.86 m high: tools/rooms/nursery.py.
  expect(at.x + wall.width).toBeGreaterThan(630 + wall.width / 3);
  expect(view.x + view.width).toBeGreaterThan(1380);
  expect(view.y + view.height).toBeGreaterThan(-860);
});
