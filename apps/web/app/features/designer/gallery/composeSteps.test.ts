import { FRAME_GAP } from "@storywall/domain/catalogue/canvasTemplates.ts";
import { fixAll } from "@storywall/domain/design/arrange/fixAll.ts";
import { addTile, removeTile } from "@storywall/domain/design/commands/frameCommands.ts";
import { moveFrame } from "@storywall/domain/design/commands/galleryCommands.ts";
import { hangAll } from "@storywall/domain/design/commands/hangAll.ts";
import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import { setTileSize } from "@storywall/domain/design/commands/tileFrameCommands.ts";
import { createGalleryWall } from "@storywall/domain/design/createGalleryWall.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { rectsOf } from "@storywall/domain/design/galleryWall.ts";
import { boundsOf } from "@storywall/domain/gallery/rects.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { mm, px } from "@storywall/domain/units/units.ts";
import { beforeEach, expect, test } from "vitest";
import { listenForToasts, type Toast } from "../../../lib/page/toast.ts";
import { placeAndMatch } from "../layout/matchingChange.ts";
import { createDesignerStore } from "../state/designerStore.ts";
import { placeWithFrames } from "../state/placeWithFrames.ts";
import { whenComposed } from "../state/whenComposed.ts";
import { showUndoToast } from "../status/showUndoToast.ts";
import { composeSteps } from "./composeSteps.ts";
import { coveredPart } from "./hasNewGaps.ts";
import type { Packer } from "./packing/packer.ts";
import { packHere } from "./packing/packHere.ts";

const toasts: string[] = [];
let shown: Toast[] = [];
beforeEach(() => {
  toasts.splice(0);
  shown = [];
  return listenForToasts((toast) => {
    toasts.push(toast.text);
    shown.push(toast);
  });
});

/** Returns a store whose steps are composed, and a function that resolves when the worker has answered. */
const composedStore = (design: Design) => {
  const store = createDesignerStore(design);
  const answers: Promise<unknown>[] = [];
  const pack: Packer = (request) => {
    const answer = Promise.resolve({ kind: "packed", rects: packHere(request) } as const);
    answers.push(answer);
    return answer;
  };
  composeSteps(store, pack, ZA);
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.all(answers);
  };
  return { store, settle, answers, present: () => store.getState().history.present };
};

const photos = (sizes: readonly (readonly [number, number])[]) =>
  sizes.map(([width, height], index) => ({
    id: `p${index}`,
    fileName: `${index}.jpg`,
    size: { width: px(width), height: px(height) },
  }));

test("R2.6 a wall closes up when a frame is taken out, and one undo brings the frame and all places back", async () => {
  const wall = createGalleryWall("large_and_four");
  const { store, settle, present } = composedStore(wall);
  store.getState().run(removeTile, { tile: "tile_2" });
  expect(boundsOf(rectsOf(present())).width).toBe(boundsOf(rectsOf(wall)).width);
  await settle();
  // Without the large frame in the middle, four of 30 cm in two columns.
  expect(boundsOf(rectsOf(present())).width).toBe(650);
  expect(store.getState().history.past).toHaveLength(1);
  expect(toasts).toEqual(["Tile removed."]);
  store.getState().undo();
  await settle();
  expect(present()).toBe(wall);
});

test("R2.6 frames that were moved by hand stay, and a toast says what closes the gap", async () => {
  const { store, settle, present } = composedStore(createGalleryWall("large_and_four"));
  store.getState().run(moveFrame, { tile: "tile_1", to: { x: mm(-420), y: mm(-130) } });
  store.getState().run(removeTile, { tile: "tile_2" });
  const before = rectsOf(present());
  await settle();
  expect(rectsOf(present())).toEqual(before);
  expect(toasts).toEqual(["Tile removed. Close the gap?"]);
});

test("R2.6 frames that were moved by hand stay when another goes, also where they still hang edge to edge", async () => {
  const { store, settle, present } = composedStore(createGalleryWall("large_and_four"));
  const { width } = boundsOf(rectsOf(present()));
  // To the right of the others, at their gap: together they could still be a composed wall.
  store.getState().run(moveFrame, { tile: "tile_5", to: { x: mm(width + FRAME_GAP), y: mm(0) } });
  store.getState().run(removeTile, { tile: "tile_2" });
  const places = () => new Map(present().tiles.map(({ name, position }) => [name, position]));
  const before = places();
  await settle();
  expect(places()).toEqual(before);
  expect(toasts).toEqual(["Tile removed. Close the gap?"]);
});

test("R2.6 on a wall that was moved by hand a larger frame only pushes aside what is in its way", async () => {
  const wall = createGalleryWall("large_and_four");
  const { store, settle, answers, present } = composedStore(wall);
  const { width } = boundsOf(rectsOf(wall));
  // At the gap of the others, so that together they could still be a composed wall.
  store.getState().run(moveFrame, { tile: "tile_5", to: { x: mm(width + FRAME_GAP), y: mm(0) } });
  store.getState().run(setTileSize, { tile: "tile_3", size: "rectangle_large" });
  const pushed = present();
  await settle();
  expect(present()).toBe(pushed);
  expect(answers).toHaveLength(0);
});

test("B2 smaller tiles on a wall that was moved by hand leave gaps, and a toast says what evens them out", async () => {
  const soft = photos(Array(5).fill([1950, 1950]));
  const hung = addPhotos.run(createGalleryWall("large_and_four"), { photos: soft });
  const { store, settle, present } = composedStore(hung);
  store.getState().run(moveFrame, { tile: "tile_1", to: { x: mm(-420), y: mm(-130) } });
  store.getState().run(fixAll, { tiles: hung.tiles.map(({ name }) => name), kind: "size", constraints: {} });
  const before = rectsOf(present());
  await settle();
  expect(rectsOf(present())).toEqual(before);
  expect(toasts).toEqual(["Photos fixed, with gaps left between tiles."]);
});

test("B3 frames that are added for photos hang among the others, in the same step", async () => {
  const begun = addPhotos.run(createGalleryWall("salon_six"), {
    photos: photos(Array.from({ length: 9 }, () => [3000, 4000] as const)),
  });
  const { store, settle, present } = composedStore(begun);
  store.getState().run(hangAll, { photoIds: begun.photos.map(({ id }) => id) });
  const beside = rectsOf(present());
  await settle();
  expect(present().tiles).toHaveLength(9);
  expect(rectsOf(present())).not.toEqual(beside);
  expect(store.getState().history.past).toHaveLength(1);
});

test("B3 an even grid stays even when a frame goes; a frame that is added empty moves no other", async () => {
  const wall = addPhotos.run(createGalleryWall(null), { photos: photos(Array(8).fill([3000, 4000])) });
  const grid = hangAll.run(wall, { photoIds: wall.photos.map(({ id }) => id) });
  const { store, settle, answers, present } = composedStore(grid);
  store.getState().run(removeTile, { tile: "tile_2" });
  store.getState().run(removeTile, { tile: "tile_5" });
  await settle();
  const rows = new Set(rectsOf(present()).map(({ y }) => y));
  expect([present().tiles.length, rows.size]).toEqual([6, 2]);
  store.getState().run(addTile, {});
  expect(answers).toHaveLength(0);
});

test("B11 a step is announced once its frames are composed, with the numbers that its tiles have then", async () => {
  const begun = addPhotos.run(createGalleryWall("salon_six"), {
    photos: photos(Array.from({ length: 9 }, () => [3000, 4000] as const)),
  });
  const { store, settle, present } = composedStore(begun);
  store.getState().run(hangAll, { photoIds: begun.photos.map(({ id }) => id) });
  showUndoToast(store, "3 photos hung.");
  expect(store.getState().isComposing).toBe(true);
  await settle();
  const { lastStep, isComposing } = store.getState();
  expect([lastStep?.number, lastStep?.after, isComposing]).toEqual([1, present(), false]);
  // The end of the step is no further step: it composes nothing again, and a toast about it stays.
  expect(shown.map(({ dismissSignal }) => dismissSignal?.aborted)).toEqual([false]);
});

test("B8 photos on a new wall that make some tiles larger say so with the price, and one press makes all Small", async () => {
  const { store, settle, present } = composedStore(createGalleryWall(null));
  const place = placeAndMatch(placeWithFrames);
  store.getState().run(place, { photos: photos(Array(12).fill([3000, 4000])), tile: null });
  await settle();
  expect(toasts).toEqual(["6 Small, 4 Medium, 2 Large: R1,800 more than all Small."]);
  expect(shown[0]).toMatchObject({ action: { label: "Make all Small" } });
  shown[0]?.action?.run();
  expect(new Set(rectsOf(present()).map(({ width }) => width)).size).toBe(1);
  expect(present().photos).toHaveLength(12);
});

test("R2.6 frames that are taken out quickly, one after the other, leave no hole either", async () => {
  const { store, settle, present } = composedStore(createGalleryWall("large_and_four"));
  store.getState().run(removeTile, { tile: "tile_2" });
  store.getState().run(removeTile, { tile: "tile_4" });
  await settle();
  const { width, height } = boundsOf(rectsOf(present()));
  expect(width * height).toBeLessThanOrEqual(650 * 950);
});

test("R2.6 a step that came meanwhile is not changed by the worker's answer", async () => {
  const { store, settle, present } = composedStore(createGalleryWall("large_and_four"));
  store.getState().run(removeTile, { tile: "tile_2" });
  store.getState().run(moveFrame, { tile: "tile_1", to: { x: mm(-900), y: mm(0) } });
  const moved = present();
  await settle();
  expect(present()).toBe(moved);
});

test("R2.6 a composed wall stays composed when a frame gets another size, in one step with it", async () => {
  const wall = createGalleryWall("large_and_four");
  const { store, settle, present } = composedStore(wall);
  store.getState().run(setTileSize, { tile: "tile_2", size: "rectangle_small" });
  const ragged = coveredPart(present());
  await settle();
  expect(coveredPart(present())).toBeGreaterThan(ragged + 0.05);
  expect(toasts).toEqual(["Now Small. The other tiles moved to fit."]);
  expect(store.getState().history.past).toHaveLength(1);
  store.getState().undo();
  expect(present()).toBe(wall);
});

test("R2.6 one large tile in an even grid leaves gaps, and the toast closes them with one press", async () => {
  const { store, settle } = composedStore(createGalleryWall(null, { frameCount: 12 }));
  store.getState().run(setTileSize, { tile: "tile_7", size: "rectangle_xlarge" });
  await settle();
  expect(toasts).toEqual(["Now X-Large. It left gaps beside it."]);
  expect(shown[0]?.action?.label).toBe("Arrange tiles");
});

test("R2.6 while frames are moved by hand, one that gets another size moves no other away", async () => {
  const { store, answers } = composedStore(createGalleryWall("sofa_nine"));
  store.getState().setMovingFrame("tile_7");
  store.getState().run(setTileSize, { tile: "tile_7", size: "rectangle_small" });
  expect(answers).toHaveLength(0);
});

test("B8 what is bought waits until the frames hang where the step leaves them", async () => {
  const { store, settle, present } = composedStore(createGalleryWall("large_and_four"));
  await whenComposed(store);
  store.getState().run(removeTile, { tile: "tile_2" });
  const bought = whenComposed(store).then(present);
  const uncomposed = present();
  await settle();
  expect(await bought).toBe(present());
  expect(await bought).not.toBe(uncomposed);
});
