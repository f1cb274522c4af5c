import { allowedFrameStyles } from "@storywall/domain/design/allowedOptions.ts";
import { setWallFrameStyle } from "@storywall/domain/design/commands/frameCommands.ts";
import {
  addPhotos,
  assignPhoto,
  removePhotoFromTile,
} from "@storywall/domain/design/commands/photoCommands.ts";
import { setPlace } from "@storywall/domain/design/commands/roomCommands.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import { roomOf } from "@storywall/domain/design/room.ts";
import { photosInTray } from "@storywall/domain/design/tilePhotos.ts";
import { expect, test } from "vitest";
import { createDesignerState, runCommand, undoStep } from "../state/designerState.ts";
import { changeLayout, startWithPhotos } from "./changeLayout.ts";
import { createTransfer, type LayoutTransfer, saveChosenFrame, withChosenFrame } from "./layoutTransfer.ts";

const six = createDesign({ kind: "set", key: "charming_six" });
const trio = createDesign({ kind: "set", key: "square_trio" });
const photos = ["a", "b"].map((id) => ({ id, fileName: `${id}.jpg` }));

test("B3 photos and room that are taken to another layout are one step", () => {
  const { room } = setPlace.run(trio, { place: { kind: "room", key: "bedroom" } });
  const changed = runCommand(createDesignerState(six), changeLayout, {
    photos,
    frameCount: 2,
    ...(room && { room }),
  });
  const { present, past } = changed.history;
  expect(present.tiles.slice(0, 3).map(({ photoId }) => photoId)).toEqual(["a", "b", null]);
  expect(roomOf(present).place).toEqual({ kind: "room", key: "bedroom" });
  expect(past).toHaveLength(1);
  expect(undoStep(changed).history.present).toEqual(six);
});

test("B3 a transfer that adds nothing is not a step", () => {
  const state = createDesignerState(changeLayout.run(six, { photos, frameCount: 2 }));
  expect(runCommand(state, changeLayout, { photos, frameCount: 2 })).toEqual(state);
});

test("R4.3 hanging photos come first in a transfer, in the order of their tiles", () => {
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

test("R4.3 a photo that the shop cannot use comes along to another layout, and hangs in none", () => {
  const four = ["a", "b", "c", "d"].map((id) => ({ id, fileName: `${id}.jpg` }));
  const wall = addPhotos.run(trio, { photos: four });
  // One of them hangs, the other is in the tray.
  const transfer = createTransfer(wall, ["a", "c"], ["b", "d"]);
  for (const next of [six, createDesign({ kind: "free" }), createGalleryWall("sofa_nine")]) {
    const changed = changeLayout.run(next, transfer);
    expect(changed.tiles.flatMap(({ photoId }) => photoId ?? [])).toEqual(["a", "c"]);
    expect(photosInTray(changed).map(({ id }) => id)).toEqual(["b", "d"]);
  }
});

test("R4.3 a gallery wall that was left with a photo that failed since hangs one of its other photos in its place", () => {
  const four = ["a", "b", "c", "d"].map((id) => ({ id, fileName: `${id}.jpg` }));
  const nine = createGalleryWall("sofa_nine");
  const left = removePhotoFromTile.run(addPhotos.run(nine, { photos: four }), { tile: "tile_4" });
  const wall = addPhotos.run(createDesign({ kind: "set", key: "charming_six" }), { photos: four });
  const changed = changeLayout.run(left, createTransfer(wall, [], ["b"]));
  expect(changed.tiles.slice(0, 4).map(({ photoId }) => photoId)).toEqual(["a", "d", "c", null]);
  // Where none waits, the tile is empty.
  expect(changeLayout.run(left, createTransfer(wall, [], ["b", "d"])).tiles[1]?.photoId).toBeNull();
});

test("B5 the chosen frame comes back after a layout that is not sold in it", () => {
  const free = createDesign({ kind: "free" });
  const oak = setWallFrameStyle.run(addPhotos.run(free, { photos }), { frameStyle: "Harmony" });
  const blackOnly = createDesign({ kind: "template", key: "flex_two_frames" });
  const shown = changeLayout.run(blackOnly, createTransfer(oak));
  expect(allowedFrameStyles(blackOnly.base)).not.toContain("Harmony");
  saveChosenFrame("layout", shown, "Harmony");

  const next = withChosenFrame("layout", createTransfer(shown));
  expect(changeLayout.run(free, next).frameStyle).toBe("Harmony");

  // Another wall, or another frame that was chosen there, is taken as it is.
  expect(withChosenFrame("another", createTransfer(shown)).frameStyle).toBe(shown.frameStyle);
  const [other = shown.frameStyle] = allowedFrameStyles(blackOnly.base).filter(
    (key) => key !== shown.frameStyle,
  );
  const changed = setWallFrameStyle.run(shown, { frameStyle: other });
  expect(withChosenFrame("layout", createTransfer(changed)).frameStyle).toBe(changed.frameStyle);

  // A layout that sells it forgets.
  saveChosenFrame("layout", oak, "Harmony");
  expect(withChosenFrame("layout", createTransfer(shown)).frameStyle).toBe(shown.frameStyle);
});

test("R4.3 a ready-made gallery wall keeps its frames and its price, and the other photos are in the tray", () => {
  const ready = createGalleryWall("sofa_nine");
  const ids = Array.from({ length: 12 }, (_, index) => ({ id: `p${index}`, fileName: "p.jpg" }));
  const dozen = addPhotos.run(createDesign({ kind: "set", key: "dazzling_dozen" }), { photos: ids });
  const changed = changeLayout.run(ready, createTransfer(dozen));
  expect(changed.tiles.map(({ name, position }) => ({ name, position }))).toEqual(
    ready.tiles.map(({ name, position }) => ({ name, position })),
  );
  expect(photosInTray(changed)).toHaveLength(12 - ready.tiles.length);
});

test("R3.4 the frame stays when the layout changes, where the other layout is sold with it", () => {
  const framed = setWallFrameStyle.run(trio, { frameStyle: "Whisper" });
  const { frameStyle } = createTransfer(addPhotos.run(framed, { photos }));
  expect(frameStyle).toBe("Whisper");
  expect(changeLayout.run(six, { photos, frameStyle: "Whisper", frameCount: 2 }).frameStyle).toBe(
    allowedFrameStyles(six.base).includes("Whisper") ? "Whisper" : six.frameStyle,
  );
  const free = createDesign({ kind: "free" });
  expect(changeLayout.run(free, { photos, frameStyle: "Whisper", frameCount: 2 }).frameStyle).toBe("Whisper");
});

test("R4.3 photos of the last wall are a step of their own, whose undo leaves the new layout empty", () => {
  const started = runCommand(createDesignerState(six), startWithPhotos, { photos, frameCount: 2 });
  expect(started.history.present.tiles.slice(0, 2).map(({ photoId }) => photoId)).toEqual(["a", "b"]);
  expect(started.history.past.at(-1)?.label).not.toBe(changeLayout.label);
  expect(undoStep(started).history.present).toEqual(six);
});

test("B8 a wall of so many tiles of one size, at whose price it was offered, keeps that many for more photos", () => {
  const nine = createGalleryWall(null, { frameCount: 9 });
  const twelve = Array.from({ length: 12 }, (_, index) => ({ id: `p${index}`, fileName: "p.jpg" }));
  const filled = changeLayout.run(nine, { photos: twelve, frameCount: 12 });
  expect(filled.tiles).toHaveLength(9);
  expect(photosInTray(filled)).toHaveLength(3);
});
