import { setWallFrameStyle } from "@storywall/domain/design/commands/frameCommands.ts";
import { applyChange, createHistory, type History, undo } from "@storywall/domain/design/commands/history.ts";
import { addPhotos, swapTiles } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { expect, test } from "vitest";
import { MAX_SAVED_STEPS, parseSavedHistory, trimHistory } from "./savedHistory.ts";

const blank = createDesign({ kind: "set", key: "square_trio" });
const filled = applyChange(createHistory(blank), "Add photos", (design) =>
  addPhotos.run(design, {
    photos: ["a", "b", "c"].map((id) => ({
      id,
      fileName: `${id}.jpg`,
      url: `https://shop.example/photos/${id}.jpg`,
      handle: id,
    })),
  }),
);
const swapped = applyChange(filled, "Swap photos", (design) =>
  swapTiles.run(design, { first: "tile_1", second: "tile_2" }),
);
const history = undo(
  applyChange(swapped, "Change all frames", (design) =>
    setWallFrameStyle.run(design, { frameStyle: "Sleek" }),
  ),
);

const serialize = (steps: History<Design>): unknown =>
  structuredClone({ version: 1, history: trimHistory(steps), savedAt: 7 });

test("B3 a saved history has the steps before and after the present", () => {
  expect(parseSavedHistory(serialize(history))).toEqual({ history, savedAt: 7 });
});

test("B3 parsed steps share the tiles that they do not change", () => {
  const parsed = parseSavedHistory(serialize(history))?.history;
  expect(parsed?.past[1]?.state.tiles[2]).toBe(parsed?.present.tiles[2]);
  expect(parsed?.past[1]?.state.photos[0]).toBe(parsed?.future[0]?.state.photos[0]);
});

test("B3 a trimmed history keeps the steps nearest to the present, back and forward", () => {
  const long = Array.from({ length: MAX_SAVED_STEPS + 10 }).reduce<History<Design>>(
    (steps, _, index) => applyChange(steps, `step ${index}`, (design) => ({ ...design })),
    createHistory(blank),
  );
  const parsed = parseSavedHistory(serialize(long))?.history;
  expect(parsed?.past).toHaveLength(MAX_SAVED_STEPS);
  expect(parsed?.past.at(-1)?.label).toBe(`step ${MAX_SAVED_STEPS + 9}`);
  const undone = trimHistory(long.past.reduce<History<Design>>((steps) => undo(steps), long));
  expect(undone.future).toHaveLength(MAX_SAVED_STEPS);
  expect(undone.future[0]?.label).toBe("step 0");
});

test("B3 an unreadable step is dropped with all older ones, nearer steps stay", () => {
  const [first, second] = history.past;
  const broken = { ...history, past: [{ ...first, state: { version: 99 } }, second] };
  const parsed = parseSavedHistory({ version: 1, history: broken, savedAt: 7 });
  expect(parsed?.history.past).toEqual([second]);
});

test.each([
  ["nothing", undefined],
  ["text", "history"],
  ["no present", { version: 1, savedAt: 7, history: { past: [], future: [] } }],
  ["no time", { version: 1, history }],
  ["another version", { version: 2, savedAt: 7, history }],
])("B4 data that is no history (%s) returns null and does not throw", (_, data) => {
  expect(parseSavedHistory(data)).toBeNull();
});
