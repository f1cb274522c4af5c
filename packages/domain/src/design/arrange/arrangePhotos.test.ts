import fc from "fast-check";
import { expect, test } from "vitest";
import { anyDesign, anyPhoto, freeWall } from "../../../test/arbitraries.ts";
import { coverCrop } from "../../crop/cover.ts";
import { effectivePpi, isWeak, verdictOf } from "../../crop/resolution.ts";
import { mm, px } from "../../units/units.ts";
import { addPhotos, assignPhoto, setCrop, swapTiles } from "../commands/photoCommands.ts";
import { setTileOrientation, setTileSize } from "../commands/tileFrameCommands.ts";
import type { Design } from "../design.ts";
import { openingOfTile } from "../effectiveTile.ts";
import { photoOfTile, photosInTray } from "../tilePhotos.ts";
import { verdictOfTile } from "../tileVerdict.ts";
import { arrangePhotos, matchPhotosToTiles, shufflePhotos } from "./arrangePhotos.ts";

const photo = (id: string, width: number, height: number) => ({
  id,
  fileName: `${id}.jpg`,
  size: { width: px(width), height: px(height) },
});
const hanging = ({ tiles }: Design) => tiles.map(({ photoId }) => photoId);
const photosHanging = (design: Design): readonly string[] =>
  design.tiles.flatMap(({ photoId }) => photoId ?? []);

const unprintable = (design: Design): number =>
  design.tiles.filter((tile) => {
    const size = photoOfTile(design, tile)?.size;
    const opening = openingOfTile(design, tile);
    return size && verdictOf(effectivePpi(coverCrop(size, opening), size, opening)) === "unprintable";
  }).length;

/** The same photos in the same frames, placed in the order in which they were added (R4.3). */
const filledInOrder = (design: Design): Design => ({
  ...design,
  tiles: design.tiles.map((tile, index) => ({
    ...tile,
    photoId: design.photos[index]?.id ?? null,
    crops: {},
  })),
});

const anyFullDesign = fc
  .tuple(anyDesign, fc.array(anyPhoto, { maxLength: 30 }))
  .map(([design, photos]) => addPhotos.run(design, { photos }));

test("B3 a photo that the shop could not read is not placed, and its tile gets one that can be printed", () => {
  const photos = [photo("broken", 3000, 4500), photo("square", 3000, 3000), photo("lying", 4032, 3024)];
  const full = addPhotos.run(freeWall(2), { photos });
  expect(hanging(full)).toContain("broken");
  expect(hanging(arrangePhotos.run(full, { excludedPhotoIds: ["broken"] }))).toEqual(["square", "lying"]);
});

test("B3 portrait photos are placed in portrait openings, landscape ones in landscape openings", () => {
  const wall = freeWall(4, (design, tile) =>
    tile === "tile_2" || tile === "tile_3"
      ? setTileOrientation.run(design, { tile, orientation: "landscape" })
      : design,
  );
  const photos = [
    photo("lying_1", 4032, 3024),
    photo("standing_1", 3024, 4032),
    photo("standing_2", 3024, 4032),
    photo("lying_2", 4032, 3024),
  ];
  const arranged = arrangePhotos.run(addPhotos.run(wall, { photos }), { excludedPhotoIds: [] });
  expect(hanging(arranged)).toEqual(["standing_1", "lying_1", "lying_2", "standing_2"]);
});

test("B3 a panorama hangs in a landscape opening, which shows twice as much of it, before a photo that loses less", () => {
  const wall = setTileOrientation.run(freeWall(2), { tile: "tile_2", orientation: "landscape" });
  const photos = [photo("panorama", 9000, 2200), photo("lying", 4032, 3024)];
  const full = addPhotos.run(wall, { photos });
  expect(hanging(arrangePhotos.run(full, { excludedPhotoIds: [] }))).toEqual(["lying", "panorama"]);
  const tileNames = wall.tiles.map(({ name }) => name);
  const photoIds = photos.map(({ id }) => id);
  expect(hanging(matchPhotosToTiles({ ...wall, photos }, { photoIds, tileNames }))).toEqual([
    "lying",
    "panorama",
  ]);
});

test("B3 B2 the sharpest photo gets the largest opening, and none is placed where it cannot be printed", () => {
  const wall = setTileSize.run(freeWall(3), { tile: "tile_1", size: "rectangle_large" });
  const photos = [photo("small", 1200, 1600), photo("large", 4500, 6000), photo("middling", 3024, 4032)];
  const inOrder = addPhotos.run(wall, { photos });
  expect(unprintable(inOrder)).toBe(1);
  const arranged = arrangePhotos.run(inOrder, { excludedPhotoIds: [] });
  expect(hanging(arranged)).toEqual(["large", "small", "middling"]);
  expect(unprintable(arranged)).toBe(0);
});

test("B3 B2 a photo that is too small for every frame gets a small one, not the largest", () => {
  const sizes = ["rectangle_large", "rectangle_small", "rectangle_medium"] as const;
  const wall = sizes.reduce(
    (design, size, index) => setTileSize.run(design, { tile: `tile_${index + 1}`, size }),
    freeWall(3),
  );
  const photos = [photo("tiny", 240, 320), photo("fine", 3024, 4032), photo("finer", 3024, 4032)];
  const arranged = arrangePhotos.run(addPhotos.run(wall, { photos }), { excludedPhotoIds: [] });
  expect(hanging(arranged)).toEqual(["fine", "tiny", "finer"]);
});

test("B2 B3 after arranging, no swap of two photos leaves fewer that are too small, nor a photo of the tray", () => {
  fc.assert(
    fc.property(anyFullDesign, (design) => {
      const arranged = arrangePhotos.run(design, { excludedPhotoIds: [] });
      const count = unprintable(arranged);
      for (const { name: first } of arranged.tiles) {
        for (const { name: second } of arranged.tiles)
          expect(unprintable(swapTiles.run(arranged, { first, second }))).toBeGreaterThanOrEqual(count);
        for (const { id, size } of photosInTray(arranged))
          if (size)
            expect(
              unprintable(assignPhoto.run(arranged, { tile: first, photoId: id })),
            ).toBeGreaterThanOrEqual(count);
      }
    }),
    { numRuns: 30 },
  );
});

test("B3 a photo of the tray replaces one that cannot be printed in its tile", () => {
  const photos = [photo("tiny", 300, 400), photo("fine", 3024, 4032), photo("too", 3024, 4032)];
  const arranged = arrangePhotos.run(addPhotos.run(freeWall(2), { photos }), { excludedPhotoIds: [] });
  expect(hanging(arranged)).toEqual(["fine", "too"]);
});

test("B3 equal photos keep the order in which they were chosen (R4.3)", () => {
  const photos = Array.from({ length: 12 }, (_, index) => photo(`photo_${index}`, 3024, 4032));
  const inOrder = addPhotos.run(freeWall(9), { photos });
  expect(arrangePhotos.isPossible(inOrder, { excludedPhotoIds: [] })).toBe(false);
  expect(arrangePhotos.run(inOrder, { excludedPhotoIds: [] })).toBe(inOrder);
});

test("B3 arranging places each photo once, leaves no tile empty that a photo could fill, and changes nothing else", () => {
  fc.assert(
    fc.property(anyFullDesign, (design) => {
      const arranged = arrangePhotos.run(design, { excludedPhotoIds: [] });
      const hung = photosHanging(arranged);
      expect(new Set(hung).size).toBe(hung.length);
      expect(hung.length).toBe(Math.min(design.photos.length, design.tiles.length));
      expect({ ...arranged, tiles: [] }).toEqual({ ...design, tiles: [] });
      expect(arranged.tiles.map(({ name }) => name)).toEqual(design.tiles.map(({ name }) => name));
    }),
  );
});

test("B3 arranging twice changes nothing, from any arrangement", () => {
  fc.assert(
    fc.property(anyFullDesign, (design) => {
      const arranged = arrangePhotos.run(design, { excludedPhotoIds: [] });
      expect(arrangePhotos.run(arranged, { excludedPhotoIds: [] })).toBe(arranged);
      expect(hanging(arrangePhotos.run(filledInOrder(design), { excludedPhotoIds: [] }))).toEqual(
        hanging(arranged),
      );
    }),
  );
});

test("B2 B3 arranging never places more photos that cannot be printed than filling in order does", () => {
  fc.assert(
    fc.property(anyFullDesign, (design) => {
      expect(unprintable(arrangePhotos.run(design, { excludedPhotoIds: [] }))).toBeLessThanOrEqual(
        unprintable(filledInOrder(design)),
      );
    }),
  );
});

test("B3 a shuffle places the same photos in the same tiles in another order; the same seed gives the same order", () => {
  fc.assert(
    fc.property(anyFullDesign, fc.string(), (design, seed) => {
      const mixed = shufflePhotos.run(design, { seed });
      expect([...photosHanging(mixed)].sort()).toEqual([...photosHanging(design)].sort());
      expect(hanging(mixed).map((id) => id === null)).toEqual(hanging(design).map((id) => id === null));
      expect(shufflePhotos.run(design, { seed })).toEqual(mixed);
      expect(unprintable(mixed)).toBeLessThanOrEqual(unprintable(design));
    }),
  );
});

test("B3 a shuffle moves equal photos, and keeps portrait photos in portrait openings", () => {
  const photos = [1, 2, 3, 4, 5, 6].map((id) => photo(`photo_${id}`, 3024, 4032));
  const wall = addPhotos.run(freeWall(6), { photos });
  expect(shufflePhotos.run(wall, { seed: "a" })).not.toBe(wall);
  const upright = freeWall(2, (design, tile) =>
    tile === "tile_2" ? setTileOrientation.run(design, { tile, orientation: "landscape" }) : design,
  );
  const fitting = addPhotos.run(upright, { photos: [photo("up", 3024, 4032), photo("flat", 4032, 3024)] });
  expect(shufflePhotos.run(fitting, { seed: "a" })).toBe(fitting);
});

test("B3 a shuffle of two equal photos rarely changes nothing, though a single attempt often does", () => {
  const wall = addPhotos.run(freeWall(2), { photos: [photo("one", 3024, 4032), photo("two", 3024, 4032)] });
  const seeds = Array.from({ length: 50 }, (_, index) => `${index}`);
  const moved = seeds.filter((seed) => shufflePhotos.run(wall, { seed }) !== wall);
  expect(moved.length).toBeGreaterThan(45);
});

test("B3 a photo of unknown size is replaced by one that fits, and not by one of which little is visible", () => {
  const unknown = { id: "unknown", fileName: "unknown.heic" };
  const hung = (other: ReturnType<typeof photo>) =>
    hanging(
      arrangePhotos.run(addPhotos.run(freeWall(1), { photos: [unknown, other] }), { excludedPhotoIds: [] }),
    );
  expect(hung(photo("fitting", 3024, 4032))).toEqual(["fitting"]);
  expect(hung(photo("panorama", 12_000, 3000))).toEqual(["unknown"]);
});

test("B3 a crop stays where its photo stays, and is dropped with its photo", () => {
  const photos = [photo("a", 3024, 4032), photo("large", 6048, 8064), photo("b", 3024, 4032)];
  const crop = coverCrop({ width: px(3024), height: px(4032) }, { width: mm(100), height: mm(100) });
  const wall = setTileSize.run(freeWall(3), { tile: "tile_3", size: "rectangle_large" });
  const filled = addPhotos.run(wall, { photos });
  const cropped = ["tile_1", "tile_2"].reduce((design, tile) => setCrop.run(design, { tile, crop }), filled);
  const arranged = arrangePhotos.run(cropped, { excludedPhotoIds: [] });
  expect(hanging(arranged)).toEqual(["a", "b", "large"]);
  expect(arranged.tiles.map(({ crops }) => Object.keys(crops).length)).toEqual([1, 0, 0]);
});

test("B3 a wall with fewer than two photos cannot be shuffled", () => {
  const one = addPhotos.run(freeWall(2), { photos: [photo("a", 3024, 4032)] });
  expect(shufflePhotos.isPossible(one, { seed: "" })).toBe(false);
});

/** Walls of frames in any orientation, and photos of one camera, upright or lying. */
const anyMatch = fc
  .tuple(fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), fc.array(fc.boolean(), { maxLength: 12 }))
  .map(([lyingTiles, lyingPhotos]) => {
    const wall = freeWall(lyingTiles.length, (design, tile) =>
      lyingTiles[Number(tile.replace("tile_", "")) - 1]
        ? setTileOrientation.run(design, { tile, orientation: "landscape" })
        : design,
    );
    const isLying = (index: number): boolean => lyingPhotos[index] ?? index % 2 === 0;
    const count = Math.max(lyingPhotos.length, wall.tiles.length);
    const photos = Array.from({ length: count }, (_, index) =>
      isLying(index) ? photo(`photo_${index}`, 4032, 3024) : photo(`photo_${index}`, 3024, 4032),
    );
    const design: Design = { ...wall, photos };
    return {
      design,
      isLying,
      photoIds: photos.map(({ id }) => id),
      tileNames: wall.tiles.map(({ name }) => name),
    };
  });

test("B3 photos that are matched to tiles hang once each, and lie in as many lying openings as there can be", () => {
  fc.assert(
    fc.property(anyMatch, ({ design, isLying, photoIds, tileNames }) => {
      const matched = matchPhotosToTiles(design, { photoIds, tileNames });
      const hung = photosHanging(matched);
      expect(new Set(hung).size).toBe(tileNames.length);
      expect(matchPhotosToTiles(design, { photoIds, tileNames })).toEqual(matched);
      const fitting = matched.tiles.filter(
        ({ photoId, orientation }) =>
          isLying(photoIds.indexOf(photoId ?? "")) === (orientation === "landscape"),
      ).length;
      const lyingTiles = matched.tiles.filter(({ orientation }) => orientation === "landscape").length;
      const lyingPhotos = photoIds.filter((_, index) => isLying(index)).length;
      const possible =
        Math.min(lyingTiles, lyingPhotos) +
        Math.min(tileNames.length - lyingTiles, photoIds.length - lyingPhotos);
      expect(fitting).toBe(possible);
    }),
  );
});

test("B3 a photo that fits the tile of its number stays there, also where another would be a little sharper", () => {
  const wall = setTileSize.run(freeWall(3), { tile: "tile_1", size: "rectangle_large" });
  const photos = [photo("good", 3024, 4032), photo("better", 3600, 4800), photo("best", 4500, 6000)];
  const tileNames = wall.tiles.map(({ name }) => name);
  const match = (all: typeof photos) =>
    hanging(matchPhotosToTiles({ ...wall, photos: all }, { photoIds: all.map(({ id }) => id), tileNames }));
  expect(match(photos)).toEqual(["good", "better", "best"]);
  expect(match([photo("small", 1200, 1600), ...photos.slice(1)])[0]).not.toBe("small");
});

/** Walls of portrait frames in mixed sizes, and upright photos of many sizes: none suits a frame better by its shape. */
const anyMixedWall = fc
  .array(
    fc.record({
      size: fc.constantFrom("rectangle_small", "rectangle_medium", "rectangle_large", "rectangle_xlarge"),
      width: fc.integer({ min: 700, max: 4000 }),
    }),
    { minLength: 2, maxLength: 9 },
  )
  .map((all) => {
    const wall = freeWall(all.length, (design, tile) => {
      const { size } = all[Number(tile.replace("tile_", "")) - 1] ?? {};
      return size ? setTileSize.run(design, { tile, size }) : design;
    });
    const photos = all.map(({ width }, index) => photo(`photo_${index}`, width, Math.round(width * 1.5)));
    return { ...wall, photos };
  });

const countWeak = (design: Design): number =>
  design.tiles.filter((tile) => {
    const verdict = verdictOfTile(design, tile);
    return verdict !== null && isWeak(verdict);
  }).length;

test("B3 B2 photos of one shape hang in sizes that they print well at: no swap of two leaves fewer weak prints", () => {
  fc.assert(
    fc.property(anyMixedWall, (design) => {
      const matched = matchPhotosToTiles(design, {
        photoIds: design.photos.map(({ id }) => id),
        tileNames: design.tiles.map(({ name }) => name),
      });
      // Fewer too small ones count more than fewer soft ones.
      const badness = (wall: Design): number => 100 * unprintable(wall) + countWeak(wall);
      for (const { name: first } of matched.tiles)
        for (const { name: second } of matched.tiles)
          expect(badness(swapTiles.run(matched, { first, second }))).toBeGreaterThanOrEqual(badness(matched));
    }),
  );
});

test("B3 B2 a large frame gets the photo that prints well in it, also where another has the better shape", () => {
  const lying = setTileOrientation.run(freeWall(2), { tile: "tile_1", orientation: "landscape" });
  const wall = setTileSize.run(lying, { tile: "tile_1", size: "rectangle_large" });
  const photos = [photo("soft", 2600, 1950), photo("square", 5000, 5000)];
  const tileNames = wall.tiles.map(({ name }) => name);
  const photoIds = photos.map(({ id }) => id);
  expect(hanging(matchPhotosToTiles({ ...wall, photos }, { photoIds, tileNames }))).toEqual([
    "square",
    "soft",
  ]);
});

test("B3 B2 a photo that prints well hangs rather than one of a better shape that prints softly", () => {
  const lying = setTileOrientation.run(freeWall(1), { tile: "tile_1", orientation: "landscape" });
  const medium = setTileSize.run(lying, { tile: "tile_1", size: "rectangle_medium" });
  const full = addPhotos.run(medium, { photos: [photo("soft", 2200, 1467), photo("sharp", 4600, 2588)] });
  expect(hanging(arrangePhotos.run(full, { excludedPhotoIds: [] }))).toEqual(["sharp"]);
});
