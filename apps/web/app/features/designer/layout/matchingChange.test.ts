import { FRAME_STYLE_KEYS } from "@storywall/domain/catalogue/frameStyles.ts";
import { ALL_GALLERY_WALL_KEYS } from "@storywall/domain/catalogue/galleryWallKeys.ts";
import { SET_KEYS } from "@storywall/domain/catalogue/sets.ts";
import { TEMPLATE_KEYS } from "@storywall/domain/catalogue/templateKeys.ts";
import { coverCrop } from "@storywall/domain/crop/cover.ts";
import { zoomCrop } from "@storywall/domain/crop/gestures.ts";
import { setWallFrameStyle } from "@storywall/domain/design/commands/frameCommands.ts";
import { createHistory } from "@storywall/domain/design/commands/history.ts";
import {
  addPhotos,
  removePhotoFromTile,
  setCrop,
  swapTiles,
} from "@storywall/domain/design/commands/photoCommands.ts";
import { setTileFrameStyle } from "@storywall/domain/design/commands/tileFrameCommands.ts";
import type { Design, DesignBase } from "@storywall/domain/design/design.ts";
import { openingOfTile } from "@storywall/domain/design/effectiveTile.ts";
import { cropOfTile } from "@storywall/domain/design/tileVerdict.ts";
import { mm, px } from "@storywall/domain/units/units.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createDesignerState, runCommand, undoStep } from "../state/designerState.ts";
import { placePhotos } from "../state/placePhotos.ts";
import { placeWithFrames } from "../state/placeWithFrames.ts";
import { changeLayout } from "./changeLayout.ts";
import { createBlank } from "./designBase.ts";
import { createTransfer } from "./layoutTransfer.ts";
import { changeLayoutAndMatch, placeAndMatch, startWithPhotosAndMatch } from "./matchingChange.ts";

const change = (from: Design, to: Design): Design =>
  changeLayoutAndMatch(createHistory(to)).run(to, createTransfer(from));
const hung = ({ tiles }: Design): readonly string[] => tiles.flatMap(({ photoId }) => photoId ?? []);
const anyBase: fc.Arbitrary<DesignBase> = fc.constantFrom(
  ...TEMPLATE_KEYS.map((key): DesignBase => ({ kind: "template", key })),
  ...SET_KEYS.map((key): DesignBase => ({ kind: "set", key })),
  ...ALL_GALLERY_WALL_KEYS.map((wall): DesignBase => ({ kind: "free", wall })),
  { kind: "free" } as const,
);
const anySize = fc.option(
  fc.record({
    width: fc.integer({ min: 50, max: 9_000 }).map(px),
    height: fc.integer({ min: 50, max: 9_000 }).map(px),
  }),
  { nil: undefined },
);
/** Any wall with photos, some swapped or taken out by hand, in any frame. */
const anyFilled = fc
  .record({
    base: anyBase,
    sizes: fc.array(anySize, { minLength: 1, maxLength: 15 }),
    swaps: fc.array(fc.tuple(fc.nat(14), fc.nat(14)), { maxLength: 4 }),
    removed: fc.array(fc.nat(14), { maxLength: 3 }),
    frameStyle: fc.constantFrom(...FRAME_STYLE_KEYS),
    ownStyle: fc.constantFrom(...FRAME_STYLE_KEYS),
  })
  .map(({ base, sizes, swaps, removed, frameStyle, ownStyle }) => {
    const photos = sizes.map((size, index) => ({
      id: `p${index}`,
      fileName: "p.jpg",
      ...(size && { size }),
    }));
    const filled = addPhotos.run(createBlank(base), { photos });
    const nameAt = (index: number): string => filled.tiles[index % filled.tiles.length]?.name ?? "";
    const swapped = swaps.reduce(
      (wall, [one, other]) => swapTiles.run(wall, { first: nameAt(one), second: nameAt(other) }),
      setTileFrameStyle.run(setWallFrameStyle.run(filled, { frameStyle }), {
        tile: nameAt(0),
        frameStyle: ownStyle,
      }),
    );
    return removed.reduce((wall, index) => removePhotoFromTile.run(wall, { tile: nameAt(index) }), swapped);
  });

const portrait = (id: string) => ({ id, fileName: `${id}.jpg`, size: { width: px(3024), height: px(4032) } });
const landscape = (id: string) => ({
  id,
  fileName: `${id}.jpg`,
  size: { width: px(4032), height: px(3024) },
});

test("B3 a change of layout hangs landscape photos in landscape openings, and leaves those that fit", () => {
  const gallery = createBlank({ kind: "free", wall: "sofa_nine" });
  const isLying = gallery.tiles.map(({ orientation }) => orientation === "landscape");
  const lyingCount = isLying.filter(Boolean).length;
  expect(lyingCount).toBeGreaterThan(0);
  // The wrong way round on purpose: in their order each lying photo would hang upright.
  const photos = [
    ...isLying.flatMap((lies, index) => (lies ? [] : [portrait(`p${index}`)])),
    ...isLying.flatMap((lies, index) => (lies ? [landscape(`l${index}`)] : [])),
  ];
  const wall = addPhotos.run(createBlank({ kind: "set", key: "dazzling_dozen" }), { photos });
  const inOrder = changeLayout.run(gallery, createTransfer(wall));
  expect(misfits(inOrder)).toBeGreaterThan(0);
  expect(misfits(change(wall, gallery))).toBe(0);
});

test("B3 with fewer photos than tiles, a landscape photo hangs in the landscape opening at the end", () => {
  const layout = createBlank({ kind: "template", key: "mixed_absolute_four_frames" });
  const wall = addPhotos.run(createBlank({ kind: "set", key: "square_trio" }), {
    photos: [landscape("a"), portrait("b"), landscape("c")],
  });
  expect(misfits(changeLayout.run(layout, createTransfer(wall)))).toBeGreaterThan(0);
  const changed = change(wall, layout);
  expect(misfits(changed)).toBe(0);
  expect(hung(changed)).toHaveLength(3);
});

test("B3 of more photos than tiles those hang that suit, and the others are in the tray", () => {
  const six = createBlank({ kind: "set", key: "charming_six" });
  const photos = Array.from({ length: 8 }, (_, index) =>
    index < 2
      ? { id: `wide${index}`, fileName: "wide.jpg", size: { width: px(9000), height: px(2000) } }
      : portrait(`p${index}`),
  );
  const wall = addPhotos.run(createBlank({ kind: "set", key: "dazzling_dozen" }), { photos });
  expect([...hung(change(wall, six))].sort()).toEqual(["p2", "p3", "p4", "p5", "p6", "p7"]);
});

test("B3 no photo is lost or hung twice by a change of layout, and the same change has the same result", () => {
  fc.assert(
    fc.property(anyFilled, anyBase, (from, base) => {
      const to = createBlank(base);
      const changed = change(from, to);
      expect(new Set(hung(changed)).size).toBe(hung(changed).length);
      expect(new Set(changed.photos.map(({ id }) => id))).toEqual(new Set(from.photos.map(({ id }) => id)));
      expect(change(from, to)).toEqual(changed);
      // As many tiles are filled as in order.
      expect(hung(changed).length).toBe(hung(changeLayout.run(to, createTransfer(from))).length);
    }),
  );
});

test("B3 back in the former layout everything hangs as it was left, and its frames are as they were", () => {
  fc.assert(
    fc.property(anyFilled, anyBase, (from, base) => {
      const back = change(change(from, createBlank(base)), from);
      expect({ ...back, room: from.room }).toEqual({ ...from, room: from.room });
    }),
  );
});

test("B3 R3.4 photos that were taken out, and frames of single tiles, stay as they are after a look at another layout", () => {
  const free = createBlank({ kind: "free" });
  const filled = changeLayout.run(free, { photos: ["a", "b", "c"].map(portrait), frameCount: 3 });
  const [first = "", second = ""] = filled.tiles.map(({ name }) => name);
  const own = setTileFrameStyle.run(
    setWallFrameStyle.run(removePhotoFromTile.run(filled, { tile: first }), { frameStyle: "Whisper" }),
    { tile: second, frameStyle: "Timeless" },
  );
  const template = createBlank({ kind: "template", key: "flex_four_frames" });
  expect(change(change(own, template), own)).toEqual(own);
});

test("B3 undo of a change of layout leaves the layout empty, and the other wall is as it was", () => {
  const wall = addPhotos.run(createBlank({ kind: "set", key: "charming_six" }), {
    photos: ["a", "b"].map(landscape),
  });
  const empty = createBlank({ kind: "set", key: "square_trio" });
  const state = runCommand(
    createDesignerState(empty),
    changeLayoutAndMatch(createHistory(empty)),
    createTransfer(wall),
  );
  expect(state.history.past).toHaveLength(1);
  expect(state.history.past.at(-1)?.label).toBe(changeLayout.label);
  expect(undoStep(state).history.present).toEqual(empty);
});

test("B3 photos that are new since hang in the empty tiles of the former layout; the others stay", () => {
  const six = createBlank({ kind: "set", key: "charming_six" });
  const wall = addPhotos.run(six, { photos: ["a", "b"].map(portrait) });
  const swapped = swapTiles.run(wall, { first: "tile_1", second: "tile_2" });
  const other = addPhotos.run(change(swapped, createBlank({ kind: "set", key: "dazzling_dozen" })), {
    photos: [portrait("c")],
  });
  expect(hung(change(other, swapped))).toEqual(["b", "a", "c"]);
});

/** Counts photos that lie in an upright opening, or stand in a lying one. */
const misfits = (design: Design): number =>
  design.tiles.filter(({ photoId, orientation }) => {
    const size = design.photos.find(({ id }) => id === photoId)?.size;
    return size && size.width > size.height !== (orientation === "landscape");
  }).length;

const orientationsOf = (design: Design) =>
  design.tiles.map(({ orientation, photoId }) => [orientation, photoId?.charAt(0)]);

test("B3 the first photos of a wall hang where they suit: landscape photos in landscape openings", () => {
  const gallery = createBlank({ kind: "free", wall: "sofa_nine" });
  // Portraits first: in their order they would fill landscape frames too.
  const [lying, upright] = [
    gallery.tiles.filter(({ orientation }) => orientation === "landscape"),
    gallery.tiles.filter(({ orientation }) => orientation === "portrait"),
  ];
  const photos = [
    ...upright.map((_, index) => portrait(`p${index}`)),
    ...lying.map((_, index) => landscape(`l${index}`)),
  ];
  const filled = placeAndMatch(placePhotos).run(gallery, { photos, tile: null });
  for (const [orientation, photo] of orientationsOf(filled)) expect(photo).toBe(orientation?.charAt(0));
  // Equal photos keep the order in which they were chosen (R4.3).
  expect(hung(filled).filter((id) => id.startsWith("p"))).toEqual(upright.map((_, index) => `p${index}`));
});

const photoIn = ({ tiles }: Design, name: string) => tiles.find((tile) => tile.name === name)?.photoId;

test("B3 added photos leave those that hang, and the one that was chosen for a tile, where they are", () => {
  const gallery = createBlank({ kind: "free", wall: "sofa_nine" });
  const begun = placePhotos.run(gallery, { photos: [landscape("first")], tile: "tile_1" });
  const filled = placeAndMatch(placePhotos).run(begun, { photos: [landscape("second")], tile: "tile_2" });
  expect([photoIn(filled, "tile_1"), photoIn(filled, "tile_2")]).toEqual(["first", "second"]);
});

test("B3 a photo that takes the tile of an unusable one leaves the others where they are", () => {
  const gallery = createBlank({ kind: "free", wall: "large_and_four" });
  const photos = gallery.tiles.map((_, index) => landscape(`first${index}`));
  const full = placePhotos.run(gallery, { photos, tile: null });
  const placed = placeAndMatch(placePhotos).run(full, {
    photos: [landscape("second"), landscape("third")],
    tile: null,
    unusableIds: ["first1"],
  });
  expect(hung(placed)).toEqual(hung(full).map((id) => (id === "first1" ? "second" : id)));
});

test("B3 of several photos that are chosen at a tile, the one that suits it hangs there", () => {
  const gallery = createBlank({ kind: "free", wall: "sofa_nine" });
  for (const tile of ["tile_1", "tile_2", "tile_8"]) {
    const filled = placeAndMatch(placePhotos).run(gallery, {
      photos: [landscape("l1"), landscape("l2"), portrait("p1")],
      tile,
    });
    expect(photoIn(filled, tile)).toBe("p1");
    expect(misfits(filled)).toBe(0);
  }
  const replaced = placeAndMatch(placePhotos).run(
    placePhotos.run(gallery, { photos: [portrait("old")], tile: "tile_2" }),
    { photos: [landscape("l1"), portrait("p1")], tile: "tile_2" },
  );
  expect(photoIn(replaced, "tile_2")).toBe("p1");
  expect(misfits(replaced)).toBe(0);
});

test("B3 fewer photos than frames hang in the large frames of their shape", () => {
  const gallery = createBlank({ kind: "free", wall: "sofa_nine" });
  const panorama = { id: "wide", fileName: "wide.jpg", size: { width: px(9000), height: px(3000) } };
  const filled = placeAndMatch(placePhotos).run(gallery, {
    photos: [portrait("p1"), panorama, portrait("p2")],
    tile: null,
  });
  const sizeOf = (id: string) => filled.tiles.find(({ photoId }) => photoId === id)?.size ?? filled.size;
  expect(misfits(filled)).toBe(0);
  expect(sizeOf("wide")).toBe("rectangle_large");
  expect([sizeOf("p1"), sizeOf("p2")].sort()).toEqual(["rectangle_large", "rectangle_medium"]);
});

test("B3 B2 a photo with few pixels leaves the large frame empty rather than print soft in it", () => {
  const gallery = createBlank({ kind: "free", wall: "sofa_nine" });
  const few = { id: "few", fileName: "few.jpg", size: { width: px(1500), height: px(2000) } };
  const filled = placeAndMatch(placePhotos).run(gallery, { photos: [few], tile: null });
  const tile = filled.tiles.find(({ photoId }) => photoId === "few");
  expect([tile?.size ?? filled.size, tile?.orientation]).not.toContain("rectangle_large");
});

test("R4.3 photos that suit all tiles alike are assigned in order, also on a new gallery wall", () => {
  const trio = createBlank({ kind: "set", key: "square_trio" });
  const photos = ["a", "b", "c", "d"].map(portrait);
  expect(hung(placeAndMatch(placePhotos).run(trio, { photos, tile: null }))).toEqual(["a", "b", "c"]);
  const mixed = [portrait("a"), landscape("b"), portrait("c")];
  const grown = placeAndMatch(placeWithFrames).run(createBlank({ kind: "free" }), {
    photos: mixed,
    tile: null,
  });
  expect(hung(grown)).toEqual(["a", "b", "c"]);
});

/** How many photos hang in a tile of the other orientation. */
const countTurned = ({ tiles, photos }: Design) =>
  tiles.filter(({ photoId, orientation }) => {
    const size = photos.find(({ id }) => id === photoId)?.size;
    return size && size.width > size.height !== (orientation === "landscape");
  }).length;
const dozen = addPhotos.run(createBlank({ kind: "set", key: "dazzling_dozen" }), {
  photos: [...["a", "b", "c", "d", "e", "f"].map(portrait), ...["g", "h", "i", "j", "k", "l"].map(landscape)],
});
const eight = createBlank({ kind: "free", wall: "front_room_eight" });

test("B3 a layout that begins with the photos of the last wall hangs them where they suit", () => {
  const { frameCount, ...transfer } = createTransfer(dozen);
  const matched = startWithPhotosAndMatch.run(eight, { frameCount, ...transfer });
  expect(hung(matched)).toHaveLength(eight.tiles.length);
  expect(countTurned(matched)).toBe(0);
});

test("B3 photos that nobody placed by hand make room for some that suit their tiles better", () => {
  const state = runCommand(createDesignerState(eight), addPhotos, {
    photos: ["m", "n", "o", "p", "q", "r", "s", "t"].map((id) => ({
      id,
      fileName: `${id}.jpg`,
      size: { width: px(3000), height: px(900) },
    })),
  });
  const toEight = changeLayoutAndMatch(state.history);
  const changed = toEight.run(state.history.present, createTransfer(dozen));
  expect(countTurned(changed)).toBe(0);
  const [first, second] = eight.tiles;
  const byHand = runCommand(state, swapTiles, { first: first?.name ?? "", second: second?.name ?? "" });
  const kept = changeLayoutAndMatch(byHand.history).run(byHand.history.present, createTransfer(dozen));
  expect(hung(kept)).toEqual(hung(byHand.history.present));
});

test("R2.9 a crop goes along to another layout, and a crop that was made there stays", () => {
  const trio = addPhotos.run(createBlank({ kind: "set", key: "square_trio" }), {
    photos: ["a", "b", "c"].map(portrait),
  });
  const size = portrait("a").size;
  const cropIn = (design: Design, rotation: number): Design => {
    const tile = design.tiles.find(({ photoId }) => photoId === "a");
    if (!tile) throw new Error("the photo hangs");
    const crop = zoomCrop(
      coverCrop(size, openingOfTile(design, tile), rotation),
      2,
      { x: mm(10), y: mm(10) },
      size,
      openingOfTile(design, tile),
    );
    return setCrop.run(design, { tile: tile.name, crop });
  };
  const cropOf = (design: Design) => {
    const tile = design.tiles.find(({ photoId }) => photoId === "a");
    return tile && cropOfTile(design, tile, size);
  };
  const cropped = cropIn(trio, 3);
  const six = change(cropped, createBlank({ kind: "set", key: "charming_six" }));
  // The tiles of both sets have one shape.
  expect(cropOf(six)).toEqual(cropOf(cropped));
  const gallery = change(cropped, createBlank({ kind: "free", wall: "sofa_nine" }));
  expect(cropOf(gallery)?.rotation).toBe(3);
  expect(cropOf(gallery)?.width).toBeLessThan(0.6);
  const recropped = cropIn(six, 8);
  expect(cropOf(change(cropped, recropped))).toEqual(cropOf(recropped));
});
