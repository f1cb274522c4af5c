import type { History } from "../commands/history.ts";
import { setTileSize } from "../commands/tileFrameCommands.ts";
import type { Design } from "../design.ts";
import { sizeOfTile } from "../effectiveTile.ts";

/**
 * Returns the names of the tiles that have the size that the shopper last chose for them alone. No change of several
 * tiles at once may undo that choice.
 */
export const findChosenSizes = ({ past, present }: History<Design>): readonly string[] =>
  present.tiles.flatMap((tile) => {
    const isChosen = past.some(({ label, state: before }, index) => {
      if (label !== setTileSize.label) return false;
      const after = past[index + 1]?.state ?? present;
      const sizeIn = (design: Design) => {
        const found = design.tiles.find(({ name }) => name === tile.name);
        return found && sizeOfTile(design, found);
      };
      return sizeIn(after) === sizeOfTile(present, tile) && sizeIn(after) !== sizeIn(before);
    });
    return isChosen ? [tile.name] : [];
  });
