import type { Design } from "../design.ts";
import { findUnconfirmedPrints, type WeakPrint } from "../printConfirmation.ts";
import { changeTiles } from "./changeTiles.ts";
import { defineCommand } from "./command.ts";

type Input = { readonly tiles: readonly string[] };

const findPrints = (design: Design, { tiles }: Input): readonly WeakPrint[] =>
  findUnconfirmedPrints(design).filter(({ tile }) => tiles.includes(tile));

/** Accepts the weak prints of some tiles as they are now (requirement B2). */
export const confirmPrints = defineCommand<Input>({
  label: "Print as it is",
  isPossible: (design, input) => findPrints(design, input).length > 0,
  run: (design, input) => {
    const prints = findPrints(design, input);
    return changeTiles(design, (tile) => {
      const print = prints.find(({ tile: name }) => name === tile.name);
      return print ? { ...tile, printConfirmation: { photoId: print.photoId, ppi: print.ppi } } : tile;
    });
  },
});
