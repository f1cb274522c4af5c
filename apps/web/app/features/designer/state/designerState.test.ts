import { resetDesign, setWallFrameStyle } from "@storywall/domain/design/commands/frameCommands.ts";
import { undoLabel } from "@storywall/domain/design/commands/history.ts";
import { addPhotos, updatePhoto } from "@storywall/domain/design/commands/photoCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { expect, test } from "vitest";
import {
  amendDesign,
  closeTile,
  createDesignerState,
  designOf,
  openTile,
  redoStep,
  removePhoto,
  restoreHistory,
  runCommand,
  setCamera,
  showTray,
  toggleControls,
  togglePanel,
  undoStep,
} from "./designerState.ts";

const photo = (id: string) => ({ id, fileName: `${id}.jpg` });
const empty = createDesignerState(createDesign({ kind: "template", key: "flex_three_frames" }));
const filled = runCommand(empty, addPhotos, { photos: [photo("a"), photo("b")] });
const photosOf = (state: typeof filled) => designOf(state).tiles.map(({ photoId }) => photoId);

test("R4.5 a new wall is Timeless, R4.6 starting over gives its layout's style with a mat and can be undone", () => {
  expect(designOf(empty).frameStyle).toBe("Timeless");
  const infinite = runCommand(filled, setWallFrameStyle, { frameStyle: "Infinite" });
  const reset = runCommand(infinite, resetDesign, undefined);
  expect(designOf(reset).frameStyle).toBe("Timeless");
  expect(photosOf(reset)).toEqual([null, null, null]);
  expect(photosOf(undoStep(reset))).toEqual(["a", "b", null]);
});

test("R4.7 opening tile options focuses the tile, zooms in and marks that a tile was tapped", () => {
  expect(filled.hasTappedTile).toBe(false);
  expect(openTile(filled, "tile_2")).toMatchObject({
    openTileName: "tile_2",
    hasTappedTile: true,
    camera: { kind: "tile", tile: "tile_2" },
  });
});

test("R4.8 removing a photo clears focus, closes the options and zooms out", () => {
  const removed = removePhoto(openTile(filled, "tile_1"), "tile_1");
  expect(removed).toMatchObject({ openTileName: null, camera: { kind: "fit" } });
  expect(photosOf(removed)).toEqual([null, "b", null]);
  expect(photosOf(undoStep(removed))).toEqual(["a", "b", null]);
});

test("R4.7 closing the options remembers that a tile was tapped", () => {
  expect(closeTile(openTile(filled, "tile_1"))).toMatchObject({ openTileName: null, hasTappedTile: true });
});

test("B3 an undone step can be done again", () => {
  const framed = runCommand(filled, setWallFrameStyle, { frameStyle: "Infinite" });
  expect(designOf(redoStep(undoStep(framed)))).toEqual(designOf(framed));
});

test("B3 lastStep tells of each step whether it was done, undone or redone", () => {
  const framed = runCommand(filled, setWallFrameStyle, { frameStyle: "Infinite" });
  const undone = undoStep(framed);
  const states = [framed, undone, redoStep(undone)];
  expect(states.map(({ lastStep }) => [lastStep?.kind, lastStep?.label])).toEqual([
    ["done", "Change all frames"],
    ["undone", "Change all frames"],
    ["redone", "Change all frames"],
  ]);
  expect(runCommand(framed, setWallFrameStyle, { frameStyle: "Infinite" }).lastStep).toBe(framed.lastStep);
});

test("B3 hasEdited is true after a step, also when it was undone; an undo alone does not set it", () => {
  const opened = restoreHistory(empty, filled.history);
  expect(undoStep(opened).hasEdited).toBe(false);
  expect(undoStep(runCommand(opened, setWallFrameStyle, { frameStyle: "Infinite" })).hasEdited).toBe(true);
});

test("B11 undo and redo announce each time that they have nothing to do, until the next step", () => {
  const once = undoStep(empty);
  expect(once.announcement?.text).toBe("Nothing to undo.");
  expect(undoStep(once).announcement?.number).not.toBe(once.announcement?.number);
  expect(redoStep(once).announcement?.text).toBe("Nothing to redo.");
  expect(runCommand(once, addPhotos, { photos: [photo("a")] }).announcement).toBeNull();
});

test("R4.1 the end of an upload is not a step: undo keeps the photo's address", () => {
  const url = "https://shop.example/photos/a.jpg";
  const uploaded = amendDesign(filled, (design) => updatePhoto(design, { id: "a", url, handle: "h" }));
  const again = redoStep(undoStep(uploaded));
  expect(designOf(again).photos[0]).toMatchObject({ url, handle: "h" });
  expect(undoLabel(undoStep(uploaded).history)).toBeUndefined();
});

test("R4.8 undo closes the options of a tile that it removes", () => {
  const free = createDesignerState(createDesign({ kind: "free" }));
  const open = openTile(free, "tile_1");
  expect(undoStep(open).openTileName).toBe("tile_1");
  expect(undoStep({ ...open, openTileName: "tile_9" }).openTileName).toBeNull();
});

test("a panel opens, is replaced by another one and closes on a second press", () => {
  const photos = togglePanel(openTile(filled, "tile_1"), "photos");
  expect(photos).toMatchObject({ panel: "photos", openTileName: null });
  expect(togglePanel(photos, "frame").panel).toBe("frame");
  expect(togglePanel(photos, "photos").panel).toBeNull();
});

test("R4.4 showTray opens the tray with the photos that are asked for, and leaves it open on a second press", () => {
  const unplaced = showTray(openTile(filled, "tile_1"), true);
  expect(unplaced).toMatchObject({ panel: "photos", isTrayFiltered: true, openTileName: null });
  expect(showTray(unplaced, true).panel).toBe("photos");
  expect(showTray(togglePanel(filled, "photos"), false)).toMatchObject({
    panel: "photos",
    isTrayFiltered: false,
  });
});

test("R2.6 the controls can be hidden and shown again", () => {
  const near = setCamera(filled, { kind: "fit" });
  expect(toggleControls(near).areControlsHidden).toBe(true);
  expect(toggleControls(toggleControls(near)).areControlsHidden).toBe(false);
});
