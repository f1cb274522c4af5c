import type { Design } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { type DesignRoom, PLAIN_ROOM, ROOM_KEYS, SCALE_AIDS } from "@storywall/domain/design/room.ts";
import { LINK_PREVIEWS } from "@storywall/domain/links/linkPreviews.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { aDesign } from "@storywall/testkit/builders.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Box, Drawing } from "../operations.ts";
import { backdropOf, movedHangingPosition, viewOf } from "./backdrop.ts";
import { drawWallInRoom } from "./drawWallInRoom.ts";
import { drawWallOnPaint } from "./drawWallOnPaint.ts";
import { WALL_PHOTO_ID } from "./drawWallPhoto.ts";
import { toPhotoLight } from "./ownWall/estimateWallLight.ts";

const designInRoom = (room: Partial<DesignRoom>): Design => ({
  ...aDesign(),
  room: { ...PLAIN_ROOM, ...room },
});
const groupAt = (drawing: Drawing, name: string) =>
  drawing.find((operation) => operation.kind === "group" && operation.name === name);
const contains = (view: Box, box: Box): boolean =>
  box.x >= view.x - 0.01 &&
  box.y >= view.y - 0.01 &&
  box.x + box.width <= view.x + view.width + 0.01 &&
  box.y + box.height <= view.y + view.height + 0.01;

const rooms = fc.record({
  place: fc.constantFrom(
    { kind: "plain" } as const,
    ...ROOM_KEYS.map((key) => ({ kind: "room", key }) as const),
  ),
  wallWidth: fc.option(fc.integer({ min: 300, max: 30_000 }).map(mm)),
  moved: fc.record({
    x: fc.integer({ min: -9000, max: 9000 }).map(mm),
    y: fc.integer({ min: -9000, max: 9000 }).map(mm),
  }),
  shown: fc.subarray([...SCALE_AIDS]),
});

test("B6 a link preview has its aspect ratio and shows every tile, in any room and at any position", () => {
  fc.assert(
    fc.property(rooms, fc.constantFrom(...Object.values(LINK_PREVIEWS)), (room, picture) => {
      const design = designInRoom(room);
      const { drawing, view } = drawWallInRoom(design, picture.part, picture);
      expect(view.width / view.height).toBeCloseTo(picture.width / picture.height, 6);
      const wall = groupAt(drawing, "wall");
      if (wall?.kind !== "group" || wall.at === undefined) throw new Error("the tiles hang somewhere");
      const { width, height } = layOut(design);
      expect(contains(view, { ...wall.at, width, height })).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test("B5 tiles on a wall photo take its light, and throw their shadows below themselves; without it, neither", () => {
  const size = { width: mm(3000), height: mm(2000) };
  const design = designInRoom({ place: { kind: "own", pictureId: "room_1", size } });
  const photoLight = toPhotoLight({ across: -0.3, down: 0, warmth: 0.4, level: 0.3, penumbra: 90 }, size);
  const namesOf = (drawing: Drawing) =>
    drawing.flatMap((operation) => (operation.kind === "group" ? [operation.name] : []));
  const lit = namesOf(drawWallInRoom(design, "whole", null, { photoLight }).drawing);
  expect(lit.filter((name) => name !== "measures")).toEqual(["room-shadows", "wall", "room-light"]);
  expect(namesOf(drawWallInRoom(design, "whole").drawing)).not.toContain("room-light");
  const inPlainRoom = designInRoom({ place: { kind: "plain" } });
  expect(namesOf(drawWallInRoom(inPlainRoom, "whole", null, { photoLight }).drawing)).not.toContain(
    "room-light",
  );
});

test("R9.8 a wall photo is complete and behind the tiles", () => {
  const size = { width: mm(3000), height: mm(2000) };
  const { drawing } = drawWallInRoom(
    designInRoom({ place: { kind: "own", pictureId: "room_1", size } }),
    "whole",
  );
  const kinds = drawing.map((operation) => (operation.kind === "photo" ? operation.photoId : operation.kind));
  expect(kinds.indexOf(WALL_PHOTO_ID)).toBeLessThan(kinds.indexOf("group"));
  expect(drawing).toContainEqual(expect.objectContaining({ opening: { x: 0, y: 0, ...size } }));
});

test("B6 on bare paint the tiles are in the middle of a preview of any aspect ratio", () => {
  const { view } = drawWallOnPaint(designInRoom({ wallColour: "sage" }), LINK_PREVIEWS.social);
  const { width, height } = layOut(aDesign());
  expect(view.x + view.width / 2).toBeCloseTo(width / 2);
  expect(view.y + view.height / 2).toBeCloseTo(height / 2);
});

test("B5 each view contains the tiles at any position, and a wall photo fills the view", () => {
  const own = { kind: "own", pictureId: "room_1", size: { width: mm(3000), height: mm(2000) } } as const;
  const parts = fc.constantFrom("whole" as const, "closeUp" as const, "near" as const);
  fc.assert(
    fc.property(rooms, fc.boolean(), parts, (room, isOwn, part) => {
      const { moved, ...rest } = { ...PLAIN_ROOM, ...room, ...(isOwn ? { place: own } : {}) };
      const tiles = layOut(aDesign());
      const backdrop = backdropOf(rest, tiles);
      const at = movedHangingPosition(backdrop, tiles, moved);
      const view = viewOf(backdrop, part, tiles, at);
      expect(contains(view, { ...at, width: tiles.width, height: tiles.height })).toBe(true);
      if (isOwn) expect(contains(backdrop.whole, view)).toBe(true);
    }),
    { numRuns: 60 },
  );
});
