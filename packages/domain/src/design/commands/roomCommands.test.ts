import { expect, test } from "vitest";
import { mm } from "../../units/units.ts";
import { createDesign } from "../createDesign.ts";
import { parseDesign } from "../parse/parseDesign.ts";
import { NOT_MOVED, PLAIN_ROOM, type RoomPlace, roomOf, shareableRoom, wallWidthOfRoom } from "../room.ts";
import { applyChange, createHistory, undo } from "./history.ts";
import { addPhotos } from "./photoCommands.ts";
import { moveWall, setPlace, setRoom, setWallColour, setWallWidth, showScaleAid } from "./roomCommands.ts";

const blank = createDesign({ kind: "set", key: "charming_six" });
const bedroom: RoomPlace = { kind: "room", key: "bedroom" };
const own: RoomPlace = {
  kind: "own",
  pictureId: "wall-1",
  size: { width: mm(3000), height: mm(2000) },
};

test("B5 choosing a room is one step that undo takes back", () => {
  const history = applyChange(createHistory(blank), setPlace.label, (design) =>
    setPlace.run(design, { place: bedroom }),
  );
  expect(roomOf(history.present).place).toEqual(bedroom);
  expect(undo(history).present).toBe(blank);
  expect(setPlace.isPossible(history.present, { place: { kind: "room", key: "bedroom" } })).toBe(false);
});

test("B5 in another room the tiles have the default position, the colour stays", () => {
  const moved = moveWall.run(blank, { moved: { x: mm(200), y: mm(-50) } });
  const painted = setWallColour.run(moved, { wallColour: "slate" });
  expect(roomOf(setPlace.run(painted, { place: bedroom }))).toMatchObject({
    moved: NOT_MOVED,
    wallColour: "slate",
  });
});

test("B5 a scale aid is shown and hidden again", () => {
  const shown = showScaleAid.run(blank, { scaleAid: "person", isShown: true });
  expect(roomOf(shown).shown).toEqual(["person"]);
  expect(roomOf(showScaleAid.run(shown, { scaleAid: "person", isShown: false })).shown).toEqual([]);
});

test("B5 a wall has the width that the shopper enters, else that of their wall photo", () => {
  const measured = setPlace.run(blank, { place: own });
  expect(wallWidthOfRoom(roomOf(blank))).toBeNull();
  expect(wallWidthOfRoom(roomOf(measured))).toBe(3000);
  expect(wallWidthOfRoom(roomOf(setWallWidth.run(measured, { wallWidth: mm(2400) })))).toBe(2400);
  expect(setWallWidth.isPossible(blank, { wallWidth: mm(20) })).toBe(false);
  expect(setWallWidth.isPossible(blank, { wallWidth: mm(30_001) })).toBe(false);
});

test("B5 the room changes nothing that is bought: tiles, photos, sizes and frames stay", () => {
  const filled = addPhotos.run(blank, { photos: [{ id: "a", fileName: "a.jpg" }] });
  const { room: _, ...bought } = setPlace.run(filled, { place: own });
  expect(bought).toEqual(filled);
});

test("B5 a room is taken over by another layout, with the default position", () => {
  const moved = moveWall.run(setPlace.run(blank, { place: bedroom }), { moved: { x: mm(9), y: mm(9) } });
  const other = createDesign({ kind: "free" });
  expect(roomOf(setRoom.run(other, { room: roomOf(moved) }))).toEqual({
    ...roomOf(moved),
    moved: NOT_MOVED,
  });
});

test.each([
  ["a room of the future", { ...roomOf(blank), place: { kind: "orbit" } }],
  ["a colour of the future", { ...roomOf(blank), wallColour: "plaid" }],
  ["a wall as wide as a country", { ...roomOf(blank), wallWidth: 1e12 }],
  ["text", "bedroom"],
  ["nothing", null],
])("B5 a stored room that is %s is dropped, and the design stays", (_, room) => {
  expect(parseDesign({ ...blank, room })).toEqual({ kind: "ok", design: blank });
});

test("B5 B6 others see a room of ours unchanged, and paint instead of a wall photo", () => {
  const inBedroom = { ...PLAIN_ROOM, place: bedroom };
  expect(shareableRoom(inBedroom)).toBe(inBedroom);
  const atHome = { ...PLAIN_ROOM, place: own, shown: ["rulers"] as const };
  expect(shareableRoom(atHome)).toBeUndefined();
  expect(shareableRoom({ ...atHome, wallColour: "sage" })).toEqual({ ...PLAIN_ROOM, wallColour: "sage" });
});
