import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { expect, test } from "vitest";
import {
  closeTile,
  createDesignerState,
  openTile,
  runCommand,
  toggleControls,
} from "../state/designerState.ts";
import { nextHint, wallHintOf } from "./wallHint.ts";

const fresh = { ...createDesignerState(createDesign({ kind: "set", key: "square_trio" })), isRestored: true };
const filled = runCommand(fresh, addPhotos, { photos: [{ id: "a", fileName: "a.jpg" }] });

test("an empty wall shows how to begin each time, but not before it is known to be empty", () => {
  expect(wallHintOf(fresh, true)).toBe("begin");
  expect(wallHintOf({ ...fresh, isRestored: false }, false)).toBeNull();
  expect(wallHintOf(toggleControls(fresh), false)).toBeNull();
});

test("R4.7 what tiles can do is shown once, and only before a tile was tapped", () => {
  expect(wallHintOf(filled, false)).toBe("tiles");
  expect(wallHintOf(filled, true)).toBeNull();
  expect(wallHintOf(closeTile(openTile(filled, "tile_1")), false)).toBeNull();
});

test("more important notices replace what tiles can do: another tab, full storage", () => {
  expect(wallHintOf({ ...filled, otherTabCount: 1 }, false)).toBeNull();
  expect(wallHintOf({ ...filled, isUnsaved: true }, false)).toBeNull();
  expect(wallHintOf({ ...fresh, otherTabCount: 1 }, false)).toBe("begin");
});

test("R4.7 a hint that goes leaves its space, so that the wall does not jump, until a tile or panel is opened", () => {
  const shown = nextHint(null, filled, false);
  expect(shown).toEqual({ kind: "tiles", isHidden: false });
  const gone = nextHint(shown, filled, true);
  expect(gone).toEqual({ kind: "tiles", isHidden: true });
  expect(nextHint(gone, filled, true)).toEqual(gone);
  const opened = nextHint(gone, openTile(filled, "tile_1"), true);
  expect(opened).toBeNull();
  expect(nextHint(opened, filled, true)).toBeNull();
  // A browser that has shown it before has no space to hold.
  expect(nextHint(null, filled, true)).toBeNull();
});
