import { matchPhotosToTiles } from "@storywall/domain/design/arrange/arrangePhotos.ts";
import { defineCommand } from "@storywall/domain/design/commands/command.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import type { placePhotos } from "../state/placePhotos.ts";
import { changeLayout } from "./changeLayout.ts";
import type { LayoutTransfer } from "./layoutTransfer.ts";
import { matchTransfer } from "./matchTransfer.ts";

/** The same step as `changeLayout`, with the photos in the tiles that suit them. */
export const changeLayoutAndMatch = defineCommand<LayoutTransfer>({
  ...changeLayout,
  run: (design, transfer) => matchTransfer(design, changeLayout.run(design, transfer), transfer),
});

/**
 * Returns a command that adds photos as `place` does, with those that are new in the tiles that suit them (B3). What hung
 * already stays, and so does one photo that was chosen for one tile. Of several, the one that suits it hangs there: a list
 * of files is in no order that a shopper chose.
 */
export const placeAndMatch = (place: typeof placePhotos): typeof placePhotos => ({
  ...place,
  run: (design, input) => matchPlaced(design, place.run(design, input), input.tile),
});

const matchPlaced = (before: Design, filled: Design, chosenTile: string | null): Design => {
  const known = new Set(before.photos.map(({ id }) => id));
  const photoIdBefore = new Map(before.tiles.map(({ name, photoId }) => [name, photoId]));
  const chosenId = filled.tiles.find(({ name }) => name === chosenTile)?.photoId;
  const addedIds = filled.photos.flatMap(({ id }) => (known.has(id) ? [] : [id]));
  const isFixed = addedIds.every((id) => id === chosenId) || known.has(chosenId ?? "");
  return matchPhotosToTiles(filled, {
    photoIds: isFixed ? addedIds.filter((id) => id !== chosenId) : addedIds,
    tileNames: filled.tiles.flatMap(({ name }) =>
      name === chosenTile ? (isFixed ? [] : [name]) : photoIdBefore.get(name) ? [] : [name],
    ),
    chosenTile,
  });
};
