import { arrangePhotos, matchPhotosToTiles } from "@storywall/domain/design/arrange/arrangePhotos.ts";
import { mixSizes } from "@storywall/domain/design/arrange/mixSizes.ts";
import { setWallFrameStyle, setWallSize } from "@storywall/domain/design/commands/frameCommands.ts";
import { hangAll } from "@storywall/domain/design/commands/hangAll.ts";
import type { History } from "@storywall/domain/design/commands/history.ts";
import { addPhotos } from "@storywall/domain/design/commands/photoCommands.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { transferCrops } from "@storywall/domain/design/transferCrops.ts";
import type { placePhotos } from "../state/placePhotos.ts";
import { changeLayout, startWithPhotos } from "./changeLayout.ts";
import type { LayoutTransfer } from "./layoutTransfer.ts";
import { matchTransfer } from "./matchTransfer.ts";

/** Labels of steps that place no photo by hand. Any other step may have done so. */
const STEPS_WITHOUT_PLACING: readonly string[] = [
  addPhotos,
  changeLayout,
  startWithPhotos,
  hangAll,
  arrangePhotos,
  setWallFrameStyle,
  setWallSize,
].map(({ label }) => label);

/** Returns whether the shopper may have placed a photo by hand: all of its steps since it was empty are known, and none did. */
const isPlacedByHand = ({ past }: History<Design>): boolean =>
  past[0] === undefined ||
  past[0].state.tiles.some(({ photoId }) => photoId !== null) ||
  past.some(({ label }) => !STEPS_WITHOUT_PLACING.includes(label));

/** A gallery wall of the shopper's own begins as a mix of sizes, unless a size was chosen for it. */
const beginMixed = (before: Design, filled: Design): Design => {
  const { base, tiles, photos } = before;
  const isNew = base.kind === "free" && base.wall === undefined && tiles.length === 1 && photos.length === 0;
  return isNew ? mixSizes(filled) : filled;
};

const transferred = (design: Design, transfer: LayoutTransfer): Design => {
  const filled = changeLayout.run(design, transfer);
  return transfer.hasChosenSize ? filled : beginMixed(design, filled);
};

const withCrops = ({ from }: LayoutTransfer, changed: Design): Design =>
  from ? transferCrops(from, changed) : changed;

/** Returns the same step as `changeLayout` for a layout with these steps, with the photos in the tiles that suit them. */
export const changeLayoutAndMatch = (history: History<Design>): typeof changeLayout => ({
  ...changeLayout,
  run: (design, transfer) =>
    withCrops(
      transfer,
      matchTransfer(design, transferred(design, transfer), transfer, isPlacedByHand(history)),
    ),
});

/** The same step as `startWithPhotos`, with the photos in the tiles that suit them. */
export const startWithPhotosAndMatch: typeof startWithPhotos = {
  ...startWithPhotos,
  run: (design, transfer) =>
    withCrops(transfer, matchTransfer(design, transferred(design, transfer), transfer)),
};

/**
 * Returns a command that adds photos as `place` does, with those that are new in the tiles that suit them (B3). What hung
 * already stays, and so does one photo that was chosen for one tile. Of several, the one that suits it hangs there: a list
 * of files is in no order that a shopper chose.
 */
export const placeAndMatch = (place: typeof placePhotos): typeof placePhotos => ({
  ...place,
  run: (design, input) => matchPlaced(design, beginMixed(design, place.run(design, input)), input.tile),
});

const matchPlaced = (before: Design, filled: Design, chosenTile: string | null): Design => {
  const known = new Set(before.photos.map(({ id }) => id));
  const photoIdBefore = new Map(before.tiles.map(({ name, photoId }) => [name, photoId]));
  const chosenId = filled.tiles.find(({ name }) => name === chosenTile)?.photoId;
  const addedIds = filled.photos.flatMap(({ id }) => (known.has(id) ? [] : [id]));
  const isFixed = addedIds.every((id) => id === chosenId) || known.has(chosenId ?? "");
  return matchPhotosToTiles(filled, {
    photoIds: isFixed ? addedIds.filter((id) => id !== chosenId) : addedIds,
    tileNames: filled.tiles.flatMap(({ name, photoId }) => {
      if (name === chosenTile) return isFixed ? [] : [name];
      const isAsBefore = photoId !== null && photoId === photoIdBefore.get(name);
      return isAsBefore ? [] : [name];
    }),
    chosenTile,
  });
};
