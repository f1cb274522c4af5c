import { toWireDesign } from "@storywall/contract/designWire.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { PLAIN_ROOM } from "@storywall/domain/design/room.ts";
import { WALL_COLOURS } from "@storywall/scene/palette.ts";
import * as backdrops from "@storywall/scene/rooms/backdrop.ts";
import { wallBox } from "@storywall/scene/wallBox.ts";
import { aDesign, TRIO_BASE } from "@storywall/testkit/builders.ts";
import { expect, test } from "vitest";
import { hangOrderedWall } from "./hangOrderedWall.ts";

const design = aDesign(TRIO_BASE, "koi");
const line = toWireDesign(design);
const bedroom = { ...PLAIN_ROOM, place: { kind: "room", key: "bedroom" }, wallColour: "sage" } as const;

test("B5 an ordered wall hangs in the room that it was designed in, where its preview shows the tiles", () => {
  const hung = hangOrderedWall(line, bedroom, backdrops);
  expect(hung).toMatchObject({
    paint: WALL_COLOURS.sage.colour,
    preview: wallBox(layOut(design)),
    hung: { backdrop: { rendered: { names: { room: "bedroom" } } } },
  });
  if (!hung) throw new Error("The wall hangs nowhere.");
  const { view, preview } = hung;
  // The whole wall is in sight, with some of the room on both sides.
  expect(view.x).toBeLessThan(preview.x);
  expect(view.x + view.width).toBeGreaterThan(preview.x + preview.width);
  expect(view.width / view.height).toBeCloseTo(1.5);
});

test("B5 a wall that was designed on bare paint is shown on its paint", () => {
  expect(hangOrderedWall(line, { ...PLAIN_ROOM, wallColour: "slate" }, backdrops)).toMatchObject({
    paint: WALL_COLOURS.slate.colour,
    hung: null,
  });
});

test("B5 a wall that is no longer sold is in no room", () => {
  expect(hangOrderedWall({ ...line, size: "rectangle_xlarge" }, bedroom, backdrops)).toBeNull();
});

test("B5 nobody stands in the picture of an ordered wall to show the scale", () => {
  const hung = hangOrderedWall(line, { ...bedroom, shown: ["person", "rulers"] }, backdrops);
  expect(hung?.hung?.backdrop.person).toEqual([]);
});
