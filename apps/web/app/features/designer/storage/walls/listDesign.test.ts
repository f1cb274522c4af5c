import { applyChange, createHistory } from "@storywall/domain/design/commands/history.ts";
import { addPhotos, swapTiles } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readLastWall } from "../../../../lib/page/lastWall.ts";
import { changeLayout } from "../../layout/changeLayout.ts";
import { createTransfer } from "../../layout/layoutTransfer.ts";
import { stubLocalStorage } from "../storageTesting.ts";
import { listOpenedDesign, listSavedDesign, unlistUndoneLayout } from "./listDesign.ts";
import { listOwnWalls } from "./wallSummaries.ts";

beforeEach(() => {
  stubLocalStorage();
  vi.stubGlobal("document", { documentElement: { toggleAttribute: () => undefined } });
});
afterEach(() => vi.unstubAllGlobals());

const photos = ["a", "b"].map((id) => ({ id, fileName: `${id}.jpg` }));
const trio = applyChange(
  createHistory(createDesign({ kind: "set", key: "square_trio" })),
  addPhotos.label,
  (design) => addPhotos.run(design, { photos }),
);
const six = createHistory(createDesign({ kind: "set", key: "charming_six" }));
const changed = applyChange(six, changeLayout.label, (design) =>
  changeLayout.run(design, createTransfer(trio.present)),
);

const listed = () => listOwnWalls().map(({ designKey }) => designKey);
const save = (key: string, history: typeof trio): void => listSavedDesign(key, history.present, history);
const open = (key: string, history: typeof trio): void => listOpenedDesign(key, history.present, history);
const swapped = (design: Design): Design =>
  swapTiles.run(design, {
    first: design.tiles[0]?.name ?? "",
    second: design.tiles[1]?.name ?? "",
  });

test("B4 a layout whose choice was undone is no wall, and the one before is the wall to continue", () => {
  save("square_trio", trio);
  save("charming_six", changed);
  expect(readLastWall()?.designKey).toBe("charming_six");
  unlistUndoneLayout("charming_six", changed);
  expect(listed()).toEqual(["square_trio"]);
  expect(readLastWall()?.designKey).toBe("square_trio");
  // Redo.
  open("charming_six", changed);
  save("square_trio", trio);
  expect(listed().toSorted()).toEqual(["charming_six", "square_trio"]);
});

test("B4 a layout that undo leaves stays a wall where the shopper had hung photos there", () => {
  save("square_trio", trio);
  const byHand = applyChange(changed, swapTiles.label, swapped);
  const moved = applyChange(byHand, changeLayout.label, (design) => ({
    ...design,
    photos: [...design.photos],
  }));
  save("charming_six", moved);
  unlistUndoneLayout("charming_six", moved);
  expect(listed()).toContain("charming_six");
  // Its first steps are no longer known: it was not empty.
  const later = { ...changed, past: [{ label: changeLayout.label, state: byHand.present }] };
  unlistUndoneLayout("charming_six", later);
  expect(listed()).toContain("charming_six");
});
