import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDesign, anyStep } from "../../../test/arbitraries.ts";
import { createDesign } from "../createDesign.ts";
import type { Design } from "../design.ts";
import {
  allStates,
  amend,
  applyChange,
  createHistory,
  type History,
  MAX_HISTORY_STEPS,
  redo,
  redoLabel,
  undo,
  undoLabel,
} from "./history.ts";
import { addPhotos, removePhotoFromTile, updatePhoto } from "./photoCommands.ts";

const counted = (steps: number): History<number> =>
  Array.from({ length: steps }).reduce<History<number>>(
    (history) => applyChange(history, `to ${history.present + 1}`, (count) => count + 1),
    createHistory(0),
  );

test("B3 a change without effect is no step", () => {
  const history = counted(2);
  expect(applyChange(history, "nothing", (count) => count)).toBe(history);
});

test("B3 a new step drops the steps that could be redone", () => {
  const history = applyChange(undo(counted(3)), "ten", () => 10);
  expect(redoLabel(history)).toBeUndefined();
  expect(undo(history).present).toBe(2);
});

test("B3 with nothing to undo or redo the history stays the same", () => {
  const history = createHistory("wall");
  expect([undo(history), redo(history)]).toEqual([history, history]);
  expect([undoLabel(history), redoLabel(history)]).toEqual([undefined, undefined]);
});

test("B3 each step has its label for undo and redo", () => {
  const history = undo(counted(3));
  expect([undoLabel(history), redoLabel(history)]).toEqual(["to 2", "to 3"]);
  expect([undoLabel(redo(history)), redoLabel(redo(history))]).toEqual(["to 3", undefined]);
  expect(allStates(history)).toEqual([0, 1, 2, 3]);
});

test("B3 a hundred steps can be undone, older ones are dropped", () => {
  const all = Array.from({ length: MAX_HISTORY_STEPS + 10 }).reduce<History<number>>(
    (history) => undo(history),
    counted(MAX_HISTORY_STEPS + 10),
  );
  expect(all.present).toBe(10);
  expect(all.future).toHaveLength(MAX_HISTORY_STEPS);
});

test("R4.1 the result of an upload is in all states that undo and redo reach", () => {
  const empty = createDesign({ kind: "free" });
  const added = applyChange(createHistory(empty), addPhotos.label, (design) =>
    addPhotos.run(design, { photos: [{ id: "sea", fileName: "sea.jpg" }] }),
  );
  const removed = applyChange(added, removePhotoFromTile.label, (design) =>
    removePhotoFromTile.run(design, { tile: "tile_1" }),
  );
  const upload = (history: History<Design>) =>
    amend(history, (design) => updatePhoto(design, { id: "sea", handle: "a1" }));
  const uploaded = [{ id: "sea", fileName: "sea.jpg", handle: "a1" }];
  expect(undo(upload(removed)).present.photos).toEqual(uploaded);
  expect(redo(upload(undo(undo(removed)))).present.photos).toEqual(uploaded);
  expect(undo(undo(upload(removed))).present).toEqual(empty);
});

test("B3 undo after any step returns the design before, redo after undo the design after", () => {
  fc.assert(
    fc.property(anyDesign, fc.array(anyStep, { maxLength: 20 }), (design, steps) => {
      let history = createHistory(design);
      for (const step of steps) {
        const before = history;
        history = applyChange(history, step.label, step.run);
        if (history === before) continue;
        expect(undo(history).present).toBe(before.present);
        expect(redo(undo(history))).toEqual(history);
      }
    }),
  );
});

test("B3 undoing everything returns the first design, redoing everything the last", () => {
  fc.assert(
    fc.property(anyDesign, fc.array(anyStep, { maxLength: 20 }), (design, steps) => {
      const end = steps.reduce(
        (history, step) => applyChange(history, step.label, step.run),
        createHistory(design),
      );
      const undone = steps.reduce((history) => undo(history), end);
      expect(undone.present).toBe(design);
      expect(steps.reduce((history) => redo(history), undone)).toEqual(end);
    }),
  );
});
