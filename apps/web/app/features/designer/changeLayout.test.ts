import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { roomOf } from "@storywall/domain/design/room.ts";
import { choosePlace } from "@storywall/domain/design/roomCommands.ts";
import { expect, test } from "vitest";
import { changeLayout } from "./changeLayout.ts";
import { runCommand, startDesigner, undoStep } from "./designerState.ts";

const six = createDesign({ kind: "set", key: "charming_six" });
const trio = createDesign({ kind: "set", key: "square_trio" });
const photos = ["a", "b"].map((id) => ({ id, fileName: `${id}.jpg` }));

test("B3 photos and room that come along to another layout are one step", () => {
  const { room } = choosePlace.run(trio, { place: { kind: "room", key: "bedroom" } });
  const arrived = runCommand(startDesigner(six), changeLayout, { photos, ...(room && { room }) });
  const { present, past } = arrived.history;
  expect(present.tiles.slice(0, 3).map(({ photoId }) => photoId)).toEqual(["a", "b", null]);
  expect(roomOf(present).place).toEqual({ kind: "room", key: "bedroom" });
  expect(past).toHaveLength(1);
  expect(undoStep(arrived).history.present).toEqual(six);
});

test("B3 it is no step where nothing came along that is not there already", () => {
  const state = startDesigner(changeLayout.run(six, { photos }));
  expect(runCommand(state, changeLayout, { photos })).toEqual(state);
});
