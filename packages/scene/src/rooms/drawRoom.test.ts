import { PLAIN_ROOM, ROOM_KEYS, WALL_COLOUR_KEYS } from "@storywall/domain/design/room.ts";
import { mm } from "@storywall/domain/units/units.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { WALL_COLOURS } from "../palette.ts";
import { dozen, flatten, groupsNamed } from "../testing/fixtures.ts";
import { backdropOf } from "./backdrop.ts";
import { defaultHangingPosition, drawRoom, drawRoomLayers, ROOMS } from "./drawRoom.ts";
import { FLOOR_DEPTH } from "./shell.ts";

test.each(ROOM_KEYS)(
  "B5 a wall in the %s hangs at eye level or just above the furniture, and in view",
  (key) => {
    const room = ROOMS[key];
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 5000 }),
        fc.integer({ min: 200, max: 2400 }),
        (width, height) => {
          const wall = { width: mm(width), height: mm(height), tiles: [] };
          const { x, y } = defaultHangingPosition(room, wall);
          const bottom = y + height;
          expect(x).toBe(-width / 2);
          expect(bottom).toBeLessThanOrEqual(-room.furnitureHeight - 200);
          const middle = -(y + height / 2);
          expect(middle === room.eyeLevel || bottom === -room.furnitureHeight - 200).toBe(true);
          const { design } = dozen();
          const { viewBox, closeUp } = drawRoom(room, { wall, design }, { wallColour: "sage" });
          for (const view of [viewBox, closeUp]) {
            expect(view.x).toBeLessThan(x);
            expect(view.y).toBeLessThan(y);
            expect(view.x + view.width).toBeGreaterThan(x + width);
            expect(view.y + view.height).toBeGreaterThan(bottom);
          }
        },
      ),
      { numRuns: 25 },
    );
  },
);

test("B5 the wall is behind the furniture, and the person is in front of both", () => {
  const { operations, hangingPosition } = drawRoom(ROOMS.livingRoom, dozen(), {
    wallColour: "clay",
    showsPerson: true,
  });
  expect(
    operations.map((operation) => (operation.kind === "group" ? operation.name : operation.kind)),
  ).toEqual(["room", "wall", "furniture", "person"]);
  expect(groupsNamed(operations, "wall")[0]?.at).toEqual(hangingPosition);
});

test("B5 the view of a room shows all of the person, beside a wall of any width", () => {
  const design = { ...PLAIN_ROOM, place: { kind: "room", key: "hall" }, shown: ["person"] } as const;
  for (const width of [400, 2400, 5200]) {
    const { whole, person } = backdropOf(design, { width: mm(width), height: mm(800) });
    const [standing] = groupsNamed(person, "person");
    expect((standing?.at?.x ?? Number.POSITIVE_INFINITY) + 250).toBeLessThan(whole.x + whole.width);
    expect((standing?.at?.x ?? 0) - 250).toBeGreaterThan(width / 2);
  }
});

test.each(ROOM_KEYS)("B5 the floor of the %s reaches the lower edge of a phone in portrait", (key) => {
  const phone = { width: 358, height: 640 };
  const { viewBox } = drawRoomLayers(ROOMS[key], null, { wallColour: "sage", wallWidth: 4000 });
  const shown = (viewBox.width * phone.height) / phone.width;
  const lowerEdge = viewBox.y + viewBox.height / 2 + shown / 2;
  expect(lowerEdge).toBeLessThan(FLOOR_DEPTH);
});

test("the wall has the chosen colour", () => {
  for (const wallColour of WALL_COLOUR_KEYS) {
    const [first] = flatten(drawRoom(ROOMS.study, null, { wallColour }).operations).filter(
      ({ kind }) => kind === "rect",
    );
    expect(first).toMatchObject({ fill: { kind: "solid", colour: WALL_COLOURS[wallColour].colour } });
  }
});

test("B5 moved tiles stay in view, at any distance", () => {
  const { wall } = dozen();
  fc.assert(
    fc.property(
      fc.integer({ min: -9000, max: 9000 }),
      fc.integer({ min: -9000, max: 9000 }),
      fc.constantFrom(...ROOM_KEYS),
      (x, y, key) => {
        const moved = { x, y };
        const { hangingPosition, viewBox } = drawRoomLayers(ROOMS[key], wall, { wallColour: "sage", moved });
        expect(hangingPosition.x).toBeGreaterThanOrEqual(viewBox.x);
        expect(hangingPosition.y).toBeGreaterThanOrEqual(viewBox.y);
        expect(hangingPosition.x + wall.width).toBeLessThanOrEqual(viewBox.x + viewBox.width);
        expect(hangingPosition.y + wall.height).toBeLessThanOrEqual(viewBox.y + viewBox.height);
      },
    ),
  );
});

test("B5 a room shows the full width of the shopper's wall, with corners where furniture leaves space", () => {
  const { wall } = dozen();
  const wide = drawRoomLayers(ROOMS.livingRoom, wall, { wallColour: "clay", wallWidth: 5200 });
  expect(wide.viewBox.width).toBeGreaterThan(5200);
  expect(groupsNamed(wide.behind, "corners")).toHaveLength(1);
  const narrow = drawRoomLayers(ROOMS.livingRoom, wall, { wallColour: "clay", wallWidth: 1800 });
  expect(groupsNamed(narrow.behind, "corners")).toHaveLength(0);
});

test("B5 from near, a phone shows the tiles and the whole person beside them, and no more of the room", () => {
  const tiles = { width: mm(890), height: mm(660) };
  const options = { wallColour: "warmWhite", showsPerson: true } as const;
  const { closeUp, viewBox } = drawRoomLayers(ROOMS.livingRoom, tiles, options);
  // She stands at 1330 mm, on the floor before the sofa.
  expect(closeUp.x + closeUp.width).toBeGreaterThanOrEqual(1330 + 280);
  expect(closeUp.y).toBeLessThanOrEqual(-1700 + 170);
  expect(closeUp.y + closeUp.height).toBeGreaterThan(170);
  expect(closeUp.x).toBeLessThanOrEqual(-445);
  expect(closeUp.width).toBeLessThan(0.75 * viewBox.width);
});
