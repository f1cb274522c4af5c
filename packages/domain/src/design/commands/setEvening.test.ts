import { expect, test } from "vitest";
import { createDesign } from "../createDesign.ts";
import { parseDesign } from "../parse/parseDesign.ts";
import { PLAIN_ROOM, roomOf } from "../room.ts";
import { setPlace } from "./roomCommands.ts";
import { setEvening } from "./setEvening.ts";

const blank = createDesign({ kind: "set", key: "charming_six" });
const inBedroom = setPlace.run(blank, { place: { kind: "room", key: "bedroom" } });

test("B5 the light of a room is chosen, saved with the design, and stays in another room", () => {
  const evening = setEvening.run(inBedroom, { isEvening: true });
  expect(parseDesign(evening)).toEqual({ kind: "ok", design: evening });
  const elsewhere = setPlace.run(evening, { place: { kind: "room", key: "livingRoom" } });
  expect(roomOf(elsewhere).isEvening).toBe(true);
  expect(setEvening.isPossible(evening, { isEvening: true })).toBe(false);
  expect(roomOf(setEvening.run(evening, { isEvening: false })).isEvening).toBe(false);
});

test("B5 a room that was saved before there was a choice is seen by day", () => {
  expect(parseDesign({ ...blank, room: PLAIN_ROOM })).toEqual({
    kind: "ok",
    design: { ...blank, room: PLAIN_ROOM },
  });
  expect(setEvening.isPossible(inBedroom, { isEvening: false })).toBe(false);
});
