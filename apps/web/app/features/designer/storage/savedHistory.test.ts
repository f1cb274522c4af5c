import { addPhotos, setWallFrameStyle, swapTiles } from "@storywall/domain/design/commands/commands.ts";
import { applyChange, createHistory, type History, undo } from "@storywall/domain/design/commands/history.ts";
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

const written = (of: History<Design>): unknown =>
  structuredClone({ version: 1, history: trimHistory(of), savedAt: 7 });

test("B3 a wall comes back from the browser's database with the steps before and after it", () => {
  expect(parseSavedHistory(written(history))).toEqual({ history, savedAt: 7 });
});

test("B3 steps that were read share the tiles that they do not change", () => {
  const read = parseSavedHistory(written(history))?.history;
  expect(read?.past[1]?.state.tiles[2]).toBe(read?.present.tiles[2]);
  expect(read?.past[1]?.state.photos[0]).toBe(read?.future[0]?.state.photos[0]);
});

test("B3 a history keeps the steps nearest to the present, back and forward", () => {
  const long = Array.from({ length: MAX_SAVED_STEPS + 10 }).reduce<History<Design>>(
    (steps, _, index) => applyChange(steps, `step ${index}`, (design) => ({ ...design })),
    createHistory(blank),
  );
  const read = parseSavedHistory(written(long))?.history;
  expect(read?.past).toHaveLength(MAX_SAVED_STEPS);
  expect(read?.past.at(-1)?.label).toBe(`step ${MAX_SAVED_STEPS + 9}`);
  const undone = trimHistory(long.past.reduce<History<Design>>((steps) => undo(steps), long));
  expect(undone.future).toHaveLength(MAX_SAVED_STEPS);
  expect(undone.future[0]?.label).toBe("step 0");
});

test("B3 a step that cannot be read ends the way back there, and what is nearer stays", () => {
  const [first, second] = history.past;
  const broken = { ...history, past: [{ ...first, state: { version: 99 } }, second] };
  const read = parseSavedHistory({ version: 1, history: broken, savedAt: 7 });
  expect(read?.history.past).toEqual([second]);
});

test.each([
  ["nothing", undefined],
  ["text", "history"],
  ["no present", { version: 1, savedAt: 7, history: { past: [], future: [] } }],
  ["no time", { version: 1, history }],
  ["another version", { version: 2, savedAt: 7, history }],
])("B4 what is no history (%s) is none, and no error", (_, data) => {
  expect(parseSavedHistory(data)).toBeNull();
});
