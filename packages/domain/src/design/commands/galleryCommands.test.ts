import fc from "fast-check";
import { expect, test } from "vitest";
import { anyOrientation } from "../../../test/arbitraries.ts";
import { GALLERY_WALL_KEYS } from "../../catalogue/galleryWallKeys.ts";
import { packGallery } from "../../gallery/pack/packGallery.ts";
import { rowWise } from "../../gallery/rowWise.ts";
import { seededRandom } from "../../random/random.ts";
import { mm } from "../../units/units.ts";
import { allowedSizes } from "../allowedOptions.ts";
import { createDesign } from "../createDesign.ts";
import { createGalleryWall } from "../createGalleryWall.ts";
import type { Design } from "../design.ts";
import { sizeOfTile } from "../effectiveTile.ts";
import { findPositionError, isGalleryWall, rectsOf } from "../galleryWall.ts";
import { layOut } from "../layOut.ts";
import { parseDesign } from "../parse/parseDesign.ts";
import { addTile, removeTile, resetDesign, setWallSize } from "./frameCommands.ts";
import { arrangeFrames, moveFrame } from "./galleryCommands.ts";
import { hangAll } from "./hangAll.ts";
import { addPhotos } from "./photoCommands.ts";
import { setTileOrientation, setTileSize } from "./tileFrameCommands.ts";

const anyFrameSize = fc.constantFrom(...allowedSizes({ kind: "free" }));
const anyWall = fc.constantFrom(null, ...GALLERY_WALL_KEYS).map((key) => createGalleryWall(key));

const anyChange = fc
  .record({
    kind: fc.nat(6),
    tile: fc.nat(30),
    size: anyFrameSize,
    orientation: anyOrientation,
    x: fc.integer({ min: -3000, max: 6000 }),
    y: fc.integer({ min: -3000, max: 6000 }),
  })
  .map(({ kind, tile: number, size, orientation, x, y }) => (design: Design): Design => {
    const tile = design.tiles[number % design.tiles.length]?.name ?? "";
    switch (kind) {
      case 0:
        return addTile.run(design, { orientation });
      case 1:
        return removeTile.run(design, { tile });
      case 2:
        return setTileSize.run(design, { tile, size });
      case 3:
        return setTileOrientation.run(design, { tile, orientation });
      case 4:
        return setWallSize.run(design, { size });
      case 5:
        return resetDesign.run(design, undefined);
      default:
        return moveFrame.run(design, { tile, to: { x: mm(x), y: mm(y) } });
    }
  });

const cornersOf = (design: Design): ReadonlyMap<string, string> => {
  const { tiles } = layOut(design);
  const first = tiles[0]?.outer;
  // From the first tile: the wall's corner moves with the frames.
  return new Map(
    tiles.map(({ name, outer }) => [name, `${outer.x - (first?.x ?? 0)},${outer.y - (first?.y ?? 0)}`]),
  );
};

test("a gallery wall is valid after any changes, and the same after it is stored", () => {
  fc.assert(
    fc.property(anyWall, fc.array(anyChange, { maxLength: 25 }), (wall, changes) => {
      const design = changes.reduce((changed, change) => change(changed), wall);
      expect(isGalleryWall(design)).toBe(true);
      expect(findPositionError(design)).toBeNull();
      expect(parseDesign(JSON.parse(JSON.stringify(design)))).toEqual({ kind: "ok", design });
    }),
  );
});

test("frames that are added to or taken from a gallery wall leave all others where they are", () => {
  fc.assert(
    fc.property(anyWall, fc.array(anyOrientation, { minLength: 1, maxLength: 6 }), (wall, orientations) => {
      const grown = orientations.reduce((design, orientation) => addTile.run(design, { orientation }), wall);
      const corners = cornersOf(grown);
      for (const [name, corner] of cornersOf(wall)) expect(corners.get(name)).toBe(corner);
      const last = grown.tiles.at(-1)?.name ?? "";
      const taken = cornersOf(removeTile.run(grown, { tile: last }));
      for (const [name, corner] of taken) expect(corner).toBe(corners.get(name));
    }),
  );
});

test("a frame that gets smaller moves no other one, and one that gets larger few", () => {
  let [changed, moved] = [0, 0];
  for (const key of GALLERY_WALL_KEYS) {
    const wall = createGalleryWall(key);
    const before = layOut(wall);
    for (const { name, size } of before.tiles) {
      for (const other of allowedSizes(wall.base)) {
        const after = layOut(setTileSize.run(wall, { tile: name, size: other }));
        // Frames that moved against the one that most others moved with.
        const shifts = before.tiles.flatMap(({ name: one, outer }, index) =>
          one === name
            ? []
            : [
                `${(after.tiles[index]?.outer.x ?? 0) - outer.x},${(after.tiles[index]?.outer.y ?? 0) - outer.y}`,
              ],
        );
        const counts = [...new Set(shifts)].map((shift) => shifts.filter((each) => each === shift).length);
        const stayed = Math.max(...counts);
        if (allowedSizes(wall.base).indexOf(other) < allowedSizes(wall.base).indexOf(size))
          expect(stayed).toBe(shifts.length);
        changed += shifts.length;
        moved += shifts.length - stayed;
      }
    }
  }
  expect(moved / changed).toBeLessThan(0.3);
});

/** Returns a composed wall of frames of all sizes. */
const packedWall = (count: number): Design => {
  const random = seededRandom(`packed ${count}`);
  const sizes = allowedSizes({ kind: "free" });
  const empty = createGalleryWall(null);
  const [first] = empty.tiles;
  if (!first) throw new Error("a gallery wall has a frame");
  const tiles = Array.from({ length: count }, (_, index) => ({
    ...first,
    name: `tile_${index + 1}`,
    orientation: random() < 0.5 ? ("portrait" as const) : ("landscape" as const),
    size: sizes[Math.floor(random() * random() * sizes.length)] ?? empty.size,
  }));
  const design = { ...empty, tiles };
  const frames = rectsOf(design).map(({ width, height }) => ({ width, height }));
  const options = { arrangement: "salon", wallWidth: 3600, variant: count } as const;
  return arrangeFrames.run(design, { rects: packGallery(frames, options) });
};

/** Returns how many of the other frames hang where they hung, beside most others. */
const countStaying = (before: Design, after: Design, changed: number): number => {
  const [old, now] = [rectsOf(before), rectsOf(after)];
  const shifts = old.flatMap((rect, index) =>
    index === changed ? [] : `${(now[index]?.x ?? 0) - rect.x},${(now[index]?.y ?? 0) - rect.y}`,
  );
  return Math.max(...[...new Set(shifts)].map((shift) => shifts.filter((each) => each === shift).length));
};

test("on composed walls of 5 to 30 frames nine of ten stay when one gets the next size or is turned", () => {
  let [others, staying] = [0, 0];
  const sizes = allowedSizes({ kind: "free" });
  for (const count of [5, 12, 30]) {
    const wall = packedWall(count);
    for (const [index, tile] of wall.tiles.entries()) {
      const at = sizes.indexOf(sizeOfTile(wall, tile));
      const orientation = tile.orientation === "portrait" ? "landscape" : "portrait";
      const changes = [
        ...[sizes[at - 1], sizes[at + 1]].flatMap((size) =>
          size ? setTileSize.run(wall, { tile: tile.name, size }) : [],
        ),
        setTileOrientation.run(wall, { tile: tile.name, orientation }),
      ];
      for (const changed of changes) {
        expect(findPositionError(changed)).toBeNull();
        others += count - 1;
        staying += countStaying(wall, changed, index);
      }
    }
  }
  expect(staying / others).toBeGreaterThan(0.9);
});

test.each(GALLERY_WALL_KEYS)(
  "R3.3 all frames of %s in another size hang in a wall of about the same shape",
  (key) => {
    const wall = createGalleryWall(key);
    const ratioOf = (design: Design): number => layOut(design).width / layOut(design).height;
    // Larger frames may be wider than a free wall is, and hang in more rows.
    for (const size of ["rectangle_small", "rectangle_medium"] as const) {
      const changed = setWallSize.run(wall, { size });
      expect(findPositionError(changed)).toBeNull();
      const factor = ratioOf(changed) / ratioOf(wall);
      expect(Math.max(factor, 1 / factor)).toBeLessThan(2);
    }
  },
);

test("R3.3 a frame that is drawn larger by its corner grows to the right and down", () => {
  const wall = createGalleryWall("large_and_four");
  const grown = setTileSize.run(wall, { tile: "tile_3", size: "rectangle_large", anchor: "corner" });
  const [before, after] = [rectsOf(wall)[2], rectsOf(grown)[2]];
  expect(after).toMatchObject({ x: before?.x, y: before?.y, width: 400, height: 600 });
  expect(findPositionError(grown)).toBeNull();
});

test("a moved frame hangs where it was put, or at the nearest place that is free", () => {
  const wall = createGalleryWall("large_and_four");
  const outside = moveFrame.run(wall, { tile: "tile_2", to: { x: mm(1300), y: mm(40) } });
  const moved = outside.tiles.findIndex(({ name }) => name === "tile_2");
  expect(rectsOf(outside)[moved]).toMatchObject({ x: 1300, y: 40 });
  const onAnother = moveFrame.run(wall, { tile: "tile_2", to: { x: mm(400), y: mm(150) } });
  expect(findPositionError(onAnother)).toBeNull();
  expect(
    moveFrame.isPossible(createDesign({ kind: "free" }), { tile: "tile_1", to: { x: mm(9), y: mm(9) } }),
  ).toBe(false);
});

test("B9 tiles are numbered row by row, as the hanging guide reads, also when frames were moved or composed", () => {
  const wall = createGalleryWall("large_and_four");
  const isInOrder = (design: Design) =>
    rowWise(rectsOf(design)).every((index, position) => index === position);
  const moved = moveFrame.run(wall, { tile: "tile_1", to: { x: mm(1300), y: mm(40) } });
  expect(isInOrder(moved)).toBe(true);
  expect(moved.tiles.map(({ name }) => name).toSorted()).toEqual(wall.tiles.map(({ name }) => name));
  expect(moveFrame.isPossible(moved, { tile: "tile_1", to: { x: mm(1300), y: mm(40) } })).toBe(false);
  for (const arrangement of ["salon", "sofa", "rows"] as const) {
    const rects = packGallery(rectsOf(wall), { arrangement, wallWidth: null, variant: 1 });
    const arranged = arrangeFrames.run(wall, { rects });
    expect(isInOrder(arranged)).toBe(true);
    expect(findPositionError(arranged)).toBeNull();
  }
});

test("an own row that was stored before gallery walls stays a row until it is arranged", () => {
  const row = addTile.run(createDesign({ kind: "free" }), {});
  expect(row.tiles.some(({ position }) => position)).toBe(false);
  expect(parseDesign(JSON.parse(JSON.stringify(row)))).toEqual({ kind: "ok", design: row });
  const rects = layOut(row).tiles.map(({ outer }, index) => ({ ...outer, y: outer.y + index * 400 }));
  expect(isGalleryWall(arrangeFrames.run(row, { rects }))).toBe(true);
});

test("photos that are hung together on a gallery wall get a frame each, in a grid", () => {
  const photos = Array.from({ length: 8 }, (_, index) => ({ id: `photo${index}`, fileName: `${index}.jpg` }));
  const wall = addPhotos.run(createGalleryWall(null), { photos });
  const hung = hangAll.run(wall, { photoIds: photos.map(({ id }) => id) });
  const { width, height } = layOut(hung);
  expect([hung.tiles.length, width, height]).toEqual([8, 4 * 210 + 150, 2 * 310 + 50]);
});

test("a reset of a gallery wall empties its frames and moves none of them", () => {
  const photos = [{ id: "a", fileName: "a.jpg" }];
  const wall = createGalleryWall("salon_six");
  const reset = resetDesign.run(addPhotos.run(wall, { photos }), undefined);
  expect(layOut(reset).tiles.map(({ outer }) => outer)).toEqual(layOut(wall).tiles.map(({ outer }) => outer));
  expect(reset.tiles.every(({ photoId }) => photoId === null)).toBe(true);
  expect(resetDesign.isPossible(reset, undefined)).toBe(false);
});
