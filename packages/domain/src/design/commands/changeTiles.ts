import type { Design, DesignTile } from "../design.ts";

/** The input of a command on one tile: its name. */
export type TileInput = { readonly tile: string };

export const findTile = (design: Design, name: string): DesignTile | undefined =>
  design.tiles.find((tile) => tile.name === name);

export const changeTiles = (design: Design, change: (tile: DesignTile) => DesignTile): Design => ({
  ...design,
  tiles: design.tiles.map(change),
});

export const changeTile = (design: Design, name: string, change: (tile: DesignTile) => DesignTile): Design =>
  changeTiles(design, (tile) => (tile.name === name ? change(tile) : tile));
