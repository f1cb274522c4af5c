import fc from "fast-check";
import { FRAME_SIZE_KEYS, ORIENTATIONS } from "../src/catalogue/frameSizes.ts";
import { FRAME_STYLE_KEYS } from "../src/catalogue/frameStyles.ts";
import { ALL_GALLERY_WALL_KEYS } from "../src/catalogue/galleryWallKeys.ts";
import { SET_KEYS } from "../src/catalogue/sets.ts";
import { TEMPLATE_KEYS } from "../src/catalogue/templateKeys.ts";
import type { Crop, PhotoSize } from "../src/crop/crop.ts";
import { confirmPrints } from "../src/design/commands/confirmPrints.ts";
import * as frameCommands from "../src/design/commands/frameCommands.ts";
import * as galleryCommands from "../src/design/commands/galleryCommands.ts";
import * as photoCommands from "../src/design/commands/photoCommands.ts";
import * as roomCommands from "../src/design/commands/roomCommands.ts";
import { setEvening } from "../src/design/commands/setEvening.ts";
import * as tileFrameCommands from "../src/design/commands/tileFrameCommands.ts";
import { createDesign } from "../src/design/createDesign.ts";
import { createGalleryWall } from "../src/design/createGalleryWall.ts";
import type { Design, DesignBase, DesignPhoto } from "../src/design/design.ts";
import { ROOM_KEYS, type RoomPlace, SCALE_AIDS, WALL_COLOUR_KEYS } from "../src/design/room.ts";
import { openingSizeOf } from "../src/geometry/opening.ts";
import type { SizeMm } from "../src/geometry/rect.ts";
import { degrees, fraction, mm, px } from "../src/units/units.ts";

export const anyBase: fc.Arbitrary<DesignBase> = fc.oneof(
  fc.constantFrom(...TEMPLATE_KEYS).map((key): DesignBase => ({ kind: "template", key })),
  fc.constantFrom(...SET_KEYS).map((key): DesignBase => ({ kind: "set", key })),
  fc.constant<DesignBase>({ kind: "free" }),
);

export const anySize = fc.constantFrom(...FRAME_SIZE_KEYS);
export const anyStyle = fc.constantFrom(...FRAME_STYLE_KEYS);
export const anyOrientation = fc.constantFrom(...ORIENTATIONS);

/** Sizes from a thumbnail to a panorama: every ratio that a camera makes, and some that no camera makes. */
export const anyPhotoSize: fc.Arbitrary<PhotoSize> = fc.record({
  width: fc.integer({ min: 50, max: 12_000 }).map(px),
  height: fc.integer({ min: 50, max: 12_000 }).map(px),
});

export const anyOpening: fc.Arbitrary<SizeMm> = fc
  .tuple(anySize, anyStyle, anyOrientation)
  .map(([size, style, orientation]) => openingSizeOf(size, style, orientation));

const numberBetween = (min: number, max: number) => fc.double({ min, max, noNaN: true });

/** A crop as a client may send it: of any shape, anywhere near the photo. */
export const anyCrop: fc.Arbitrary<Crop> = fc.record(
  {
    x: numberBetween(-3, 3).map(fraction),
    y: numberBetween(-3, 3).map(fraction),
    width: numberBetween(0.001, 4).map(fraction),
    height: numberBetween(0.001, 4).map(fraction),
    rotation: numberBetween(-360, 360).map(degrees),
    isFlipped: fc.constant<true>(true),
  },
  { requiredKeys: ["x", "y", "width", "height", "rotation"] },
);

export const anyPhoto: fc.Arbitrary<DesignPhoto> = fc
  .record({ number: fc.nat(30), size: fc.option(anyPhotoSize, { nil: undefined }), isStored: fc.boolean() })
  .map(({ number, size, isStored }) => ({
    id: `photo-${number}`,
    fileName: `IMG_${number}.jpg`,
    ...(size && { size }),
    ...(isStored && { url: `https://photos.example/${number}.jpg`, handle: `asset-${number}` }),
  }));

const anyPlace: fc.Arbitrary<RoomPlace> = fc.oneof(
  fc.constant<RoomPlace>({ kind: "plain" }),
  fc.constantFrom(...ROOM_KEYS).map((key): RoomPlace => ({ kind: "room", key })),
  fc.integer({ min: 300, max: 30_000 }).map(
    (side): RoomPlace => ({
      kind: "own",
      pictureId: `wall-${side}`,
      size: { width: mm(side), height: mm(side / 2) },
    }),
  ),
);

export type Step = { readonly label: string; readonly run: (design: Design) => Design };

const step = <Input>(
  command: { readonly label: string; readonly run: (design: Design, input: Input) => Design },
  input: (design: Design) => Input,
): Step => ({ label: command.label, run: (design) => command.run(design, input(design)) });

const pick = <Item>(items: readonly Item[], index: number): Item | undefined => items[index % items.length];

/** Any command of a shopper, possible in the current state or not. */
export const anyStep: fc.Arbitrary<Step> = fc
  .record({
    a: fc.nat(60),
    b: fc.nat(60),
    size: anySize,
    frameStyle: anyStyle,
    orientation: anyOrientation,
    crop: anyCrop,
    photos: fc.array(anyPhoto, { maxLength: 8 }),
    place: anyPlace,
    wallColour: fc.constantFrom(...WALL_COLOUR_KEYS),
    scaleAid: fc.constantFrom(...SCALE_AIDS),
    kind: fc.nat(21),
  })
  .map(({ a, b, size, frameStyle, orientation, crop, photos, place, wallColour, scaleAid, kind }) => {
    const tile = (design: Design): string => pick(design.tiles, a)?.name ?? "none";
    const other = (design: Design): string => pick(design.tiles, b)?.name ?? "none";
    const photoId = (design: Design): string => pick(design.photos, b)?.id ?? "none";
    const steps: readonly Step[] = [
      step(photoCommands.addPhotos, () => ({ photos })),
      step(photoCommands.assignPhoto, (design) => ({ tile: tile(design), photoId: photoId(design) })),
      step(photoCommands.removePhotoFromTile, (design) => ({ tile: tile(design) })),
      step(photoCommands.deletePhoto, (design) => ({ photoId: photoId(design) })),
      step(photoCommands.swapTiles, (design) => ({ first: tile(design), second: other(design) })),
      step(frameCommands.setWallFrameStyle, () => ({ frameStyle })),
      step(tileFrameCommands.setTileFrameStyle, (design) => ({ tile: tile(design), frameStyle })),
      step(frameCommands.setWallSize, () => ({ size })),
      step(tileFrameCommands.setTileSize, (design) => ({ tile: tile(design), size })),
      step(tileFrameCommands.setTileOrientation, (design) => ({ tile: tile(design), orientation })),
      step(photoCommands.setCrop, (design) => ({ tile: tile(design), crop })),
      step(frameCommands.resetDesign, () => undefined),
      step(frameCommands.addTile, () => ({ orientation })),
      step(frameCommands.removeTile, (design) => ({ tile: tile(design) })),
      step(roomCommands.setPlace, () => ({ place })),
      step(roomCommands.setWallColour, () => ({ wallColour })),
      step(roomCommands.setWallWidth, () => ({ wallWidth: mm(300 + 100 * a) })),
      step(setEvening, () => ({ isEvening: b % 2 === 0 })),
      step(roomCommands.showScaleAid, () => ({ scaleAid, isShown: a % 2 === 0 })),
      step(confirmPrints, (design) => ({ tiles: [tile(design), other(design)] })),
      step(galleryCommands.moveFrame, (design) => ({
        tile: tile(design),
        to: { x: mm(a * 50 - 500), y: mm(b * 50 - 500) },
      })),
      step(roomCommands.moveWall, () => ({ moved: { x: mm(a * 10), y: mm(300 - b * 10) } })),
    ];
    return steps[kind] ?? step(photoCommands.addPhotos, () => ({ photos }));
  });

const anyPreferences = fc.record({ size: anySize, frameStyle: anyStyle }, { requiredKeys: [] });

const anyBlank: fc.Arbitrary<Design> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(anyBase, anyPreferences).map((args) => createDesign(...args)) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(null, ...ALL_GALLERY_WALL_KEYS), anyPreferences)
      .map((args) => createGalleryWall(...args)),
  },
);

/** Any design that a shopper can make. */
export const anyDesign: fc.Arbitrary<Design> = fc
  .tuple(anyBlank, fc.array(anyStep, { maxLength: 30 }))
  .map(([blank, steps]) => steps.reduce((design, { run }) => run(design), blank));

/** Returns a free wall of `count` tiles, with `change` applied to each. */
export const freeWall = (
  count: number,
  change: (design: Design, name: string) => Design = (d) => d,
): Design => {
  const wall = Array.from({ length: count - 1 }).reduce<Design>(
    (design) => frameCommands.addTile.run(design, {}),
    createDesign({ kind: "free" }),
  );
  return wall.tiles.reduce((design, { name }) => change(design, name), wall);
};
