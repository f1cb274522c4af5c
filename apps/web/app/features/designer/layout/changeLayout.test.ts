import { addPhotos, assignPhoto } from "@storywall/domain/design/commands/commands.ts";
import { setPlace } from "@storywall/domain/design/commands/roomCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { roomOf } from "@storywall/domain/design/room.ts";
import { expect, test } from "vitest";
import { createDesignerState, runCommand, undoStep } from "../state/designerState.ts";
import { changeLayout } from "./changeLayout.ts";
import { createTransfer, type LayoutTransfer } from "./layoutTransfer.ts";

const six = createDesign({ kind: "set", key: "charming_six" });
const trio = createDesign({ kind: "set", key: "square_trio" });
const photos = ["a", "b"].map((id) => ({ id, fileName: `${id}.jpg` }));

test("B3 photos and room that come along to another layout are one step", () => {
  const { room } = setPlace.run(trio, { place: { kind: "room", key: "bedroom" } });
  const arrived = runCommand(createDesignerState(six), changeLayout, {
    photos,
    frameCount: 2,
    ...(room && { room }),
  });
  const { present, past } = arrived.history;
  expect(present.tiles.slice(0, 3).map(({ photoId }) => photoId)).toEqual(["a", "b", null]);
  expect(roomOf(present).place).toEqual({ kind: "room", key: "bedroom" });
  expect(past).toHaveLength(1);
  expect(undoStep(arrived).history.present).toEqual(six);
});

test("B3 it is no step where nothing came along that is not there already", () => {
  const state = createDesignerState(changeLayout.run(six, { photos, frameCount: 2 }));
  expect(runCommand(state, changeLayout, { photos, frameCount: 2 })).toEqual(state);
});

test("R4.3 what hangs goes along before what waits, in the order of its tiles", () => {
  const wall = addPhotos.run(trio, {
    photos: ["a", "b", "c", "d"].map((id) => ({ id, fileName: `${id}.jpg` })),
  });
  const swapped = assignPhoto.run(wall, { tile: wall.tiles[0]?.name ?? "", photoId: "d" });
  expect(createTransfer(swapped)).toMatchObject({
    frameCount: 3,
    photos: [{ id: "d" }, { id: "b" }, { id: "c" }, { id: "a" }],
  });
});

test("R4.3 a free wall gets a frame for each photo that hung, and for those that are to hang there", () => {
  const free = createDesign({ kind: "free" });
  const wall = addPhotos.run(trio, {
    photos: ["a", "b", "c", "d"].map((id) => ({ id, fileName: `${id}.jpg` })),
  });
  const hung = (from: LayoutTransfer) => changeLayout.run(free, from).tiles.map(({ photoId }) => photoId);
  expect(hung(createTransfer(wall))).toEqual(["a", "b", "c"]);
  expect(hung(createTransfer(wall, ["c", "d"]))).toEqual(["a", "b", "c", "d"]);
});
