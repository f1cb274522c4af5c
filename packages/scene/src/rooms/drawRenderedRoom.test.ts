import type { Design } from "@storywall/domain/design/design.ts";
import {
  type DesignRoom,
  PLAIN_ROOM,
  ROOM_KEYS,
  type RoomKey,
  WALL_COLOUR_KEYS,
} from "@storywall/domain/design/room.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { aDesign } from "@storywall/testkit/builders.ts";
import { expect, test } from "vitest";
import type { Box, Drawing } from "../operations.ts";
import { backdropOf, hasEvening } from "./backdrop.ts";
import { bitmapNamesOf, drawLightOnTiles, drawShadowsOfTiles, lightAt } from "./drawRenderedRoom.ts";
import { drawWallInRoom } from "./drawWallInRoom.ts";
import { eveningLivingRoom, renderedLivingRoom } from "./rendered/livingRoom.ts";
import type { RenderedRoom } from "./renderedRoom.ts";

const placeIn = (key: RoomKey) => ({ ...PLAIN_ROOM, place: { kind: "room", key } }) as const;
const LIVING_ROOM = { ...PLAIN_ROOM, place: { kind: "room", key: "livingRoom" } } as const;
const wallOf = (drawing: Drawing) =>
  drawing.find((operation) => operation.kind === "group" && operation.name === "wall");
const bitmapsOf = (drawing: Drawing) =>
  drawing.flatMap((operation) => (operation.kind === "photo" ? [operation.photoId] : []));

test.each(ROOM_KEYS)("B1 tiles hang in the rendered %s exactly where they hang in the drawn one", (key) => {
  const design: Design = { ...aDesign(), room: placeIn(key) };
  const drawn = drawWallInRoom(design, "whole");
  const rendered = drawWallInRoom(design, "whole", null, { isRendered: true });
  expect(wallOf(rendered.drawing)).toEqual(wallOf(drawn.drawing));
  expect(rendered.view).toEqual(drawn.view);
  expect(bitmapsOf(rendered.drawing)).toEqual([`${key}-warmWhite`, `${key}-furniture`]);
  expect(bitmapsOf(drawn.drawing)).toEqual([]);
});

test.each(WALL_COLOUR_KEYS)("B5 a rendered room has a bitmap of its wall in %s", (wallColour) => {
  const { rendered } = backdropOf({ ...LIVING_ROOM, wallColour }, aWall);
  expect(rendered?.names).toMatchObject(bitmapNamesOf("livingRoom", wallColour));
});

const aWall = { width: mm(1200), height: mm(800) };

test("B5 a room stays as it is rendered when a person shows the scale, in every colour", () => {
  for (const wallColour of WALL_COLOUR_KEYS) {
    const room = { ...LIVING_ROOM, wallColour, shown: ["person"] as const };
    const { drawing } = drawWallInRoom({ ...aDesign(), room }, "whole", null, { isRendered: true });
    expect(bitmapsOf(drawing)).toEqual([`livingRoom-${wallColour}`, "livingRoom-furniture"]);
    expect(drawing.at(-2)).toMatchObject({ kind: "group", name: "person" });
  }
});

test("B5 the person stands in the light of the room, and by day on a wall that has no evening", () => {
  const personOf = (room: Omit<DesignRoom, "moved">) =>
    backdropOf({ ...room, shown: ["person"], isEvening: true }, aWall).personBitmap;
  expect(personOf(LIVING_ROOM)).toBe("personEvening");
  expect(personOf(PLAIN_ROOM)).toBe("person");
  expect(personOf({ ...LIVING_ROOM, wallWidth: mm(9000) })).toBe("person");
  expect(backdropOf(LIVING_ROOM, aWall).personBitmap).toBeNull();
});

test("B5 a room stays as it is rendered for each wall that it shows all of, and says where the wall ends", () => {
  const endsOf = (width: number) =>
    backdropOf({ ...LIVING_ROOM, wallWidth: mm(width) }, aWall).rendered?.ends;
  expect(endsOf(4200)).toEqual([expect.objectContaining({ kind: "group", name: "wall-ends" })]);
  // The ends of a wall that is too narrow for the furniture would cut through it.
  expect(endsOf(600)).toEqual([]);
  expect(backdropOf(LIVING_ROOM, aWall).rendered?.ends).toEqual([]);
  // The bitmap ends 3 m to the right of the sofa.
  expect(endsOf(6000)).toHaveLength(1);
  expect(endsOf(6100)).toBeUndefined();
  expect(backdropOf(PLAIN_ROOM, aWall).rendered).toBeNull();
});

test.each(ROOM_KEYS)(
  "B5 in the evening the %s has bitmaps of its own, and the tiles hang where they hang by day",
  (key) => {
    const design: Design = { ...aDesign(), room: placeIn(key) };
    const evening: Design = { ...aDesign(), room: { ...placeIn(key), isEvening: true } };
    const [byDay, inTheEvening] = [design, evening].map((hung) =>
      drawWallInRoom(hung, "whole", null, { isRendered: true }),
    );
    expect(bitmapsOf(inTheEvening?.drawing ?? [])).toEqual([
      `${key}Evening-warmWhite`,
      `${key}Evening-furniture`,
    ]);
    expect(inTheEvening?.view).toEqual(byDay?.view);
    expect(wallOf(inTheEvening?.drawing ?? [])).toEqual(wallOf(byDay?.drawing ?? []));
  },
);

test("B5 the evening can be chosen in rendered rooms, and nowhere else", () => {
  expect(hasEvening(LIVING_ROOM)).toBe(true);
  expect(hasEvening({ ...LIVING_ROOM, shown: ["person"] })).toBe(true);
  expect(hasEvening({ ...LIVING_ROOM, wallWidth: mm(4200) })).toBe(true);
  expect(hasEvening({ ...LIVING_ROOM, wallWidth: mm(9000) })).toBe(false);
  expect(hasEvening(PLAIN_ROOM)).toBe(false);
});

test("in the evening each print is darker than by day, and darkest away from the lamp", () => {
  const outer = { x: mm(0), y: mm(0), width: mm(300), height: mm(300) };
  const darknessOf = (room: RenderedRoom, x: number): number => {
    const [shade] = drawLightOnTiles(room, [{ outer }], { x, y: -1700 });
    if (shade?.kind !== "rect" || shade.fill.kind !== "linear")
      throw new Error("a tile's light is a gradient");
    const opacities = shade.fill.stops.map(({ opacity = 1 }) => opacity);
    return opacities.reduce((sum, opacity) => sum + opacity, 0) / opacities.length;
  };
  expect(darknessOf(eveningLivingRoom, 700)).toBeGreaterThan(darknessOf(renderedLivingRoom, 700));
  expect(darknessOf(eveningLivingRoom, -1200)).toBeGreaterThan(darknessOf(eveningLivingRoom, 700));
});

test("a wall is lit as measured at a point of the grid, and between points evenly", () => {
  const light = {
    x: [0, 100],
    y: [0, 100],
    values: [
      [1, 0.8],
      [0.6, 0.4],
    ],
  };
  expect(lightAt(light, { x: 100, y: 0 })).toBeCloseTo(0.8);
  expect(lightAt(light, { x: 50, y: 50 })).toBeCloseTo(0.7);
  expect(lightAt(light, { x: -900, y: 900 })).toBeCloseTo(0.6);
});

test("the light on a tile covers its frame and nothing else, and grows darker away from the window", () => {
  const outer = { x: mm(0), y: mm(0), width: mm(500), height: mm(400) };
  const shadeOf = (x: number) => {
    const [shade] = drawLightOnTiles(renderedLivingRoom, [{ outer }], { x, y: -2300 });
    if (shade?.kind !== "rect" || shade.fill.kind !== "linear")
      throw new Error("a tile's light is a gradient");
    expect(shade.box).toEqual<Box>(outer);
    return shade.fill.stops.map(({ opacity = 1 }) => opacity);
  };
  const [nearStart = 0, nearEnd = 0] = shadeOf(-1500);
  const [farStart = 0, farEnd = 0] = shadeOf(1000);
  // The print under the best light has its own colours.
  expect(Math.max(nearStart, nearEnd)).toBe(0);
  expect(farStart).toBeLessThan(farEnd);
  expect(farEnd).toBeLessThan(0.1);
});

test("by day a frame's shadow is longer, softer and paler the farther it hangs from the window", () => {
  const outer = { x: mm(0), y: mm(0), width: mm(300), height: mm(400) };
  /** Returns the solid middle of the shadow, whose size and place tell its blur and its offset. */
  const shadowOf = (room: RenderedRoom, x: number, name = "tile_1") => {
    const [core] = drawShadowsOfTiles(room, [{ outer, name }], { x, y: -1750 });
    if (core?.kind !== "rect" || core.fill.kind !== "solid")
      throw new Error("a shadow begins with its middle");
    const { opacity = 1 } = core.fill;
    return {
      offset: core.box.x - (outer.width - core.box.width) / 2,
      blur: outer.width - core.box.width,
      opacity,
    };
  };
  const [near, middle, far] = [-1200, -150, 1200].map((x) => shadowOf(renderedLivingRoom, x));
  const others = ["tile_2", "tile_3"].map((name) => shadowOf(renderedLivingRoom, -150, name));
  if (!near || !middle || !far) throw new Error("no shadow");
  const { shadow } = renderedLivingRoom;
  // One frame hangs a little closer to the wall than the next.
  expect(new Set([middle, ...others].map(({ blur }) => blur)).size).toBe(3);
  for (const { offset, opacity } of [middle, ...others]) {
    expect(Math.abs(offset / shadow.dx - 1)).toBeLessThan(0.3);
    expect(Math.abs(opacity / shadow.opacity - 1)).toBeLessThan(0.25);
  }
  expect(near.offset).toBeLessThan(middle.offset - 3);
  expect(far.offset).toBeGreaterThan(middle.offset + 3);
  expect(near.blur).toBeLessThan(middle.blur);
  expect(far.blur).toBeGreaterThan(middle.blur);
  expect(near.opacity).toBeGreaterThan(middle.opacity);
  expect(far.opacity).toBeLessThan(middle.opacity);
  // A lamp beside the wall is no window: its shadow is the same everywhere.
  expect(shadowOf(eveningLivingRoom, 1200)).toEqual(shadowOf(eveningLivingRoom, -1200));
});
