import type { Design } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import type { PlacedTile } from "@storywall/domain/geometry/wall.ts";
import { type AtlasPlace, packAtlas } from "./packAtlas.ts";
import { type Mesh, tileMesh } from "./tileMesh.ts";

/** A wall as 3D bodies at its true size, for viewers that show it on a real wall through a phone's camera (B15). */
export type WallModel = {
  /** In metres, like all lengths of the meshes. */
  readonly width: number;
  readonly height: number;
  readonly tiles: readonly ModelTile[];
  /** Sizes in px of the images that the meshes refer to. */
  readonly pages: readonly { readonly width: number; readonly height: number }[];
};

export type ModelTile = {
  readonly tile: PlacedTile;
  /** Top left corner of the frame, in metres from that of the wall: x to the right, y up. */
  readonly x: number;
  readonly y: number;
  readonly mesh: Mesh;
  readonly place: AtlasPlace;
};

/** Returns the model of a design, laid out as it is drawn and sold. */
export const wallModel = (design: Design): WallModel => {
  const wall = layOut(design);
  const { pages, places } = packAtlas(wall.tiles.map(({ outer }) => outer));
  return {
    width: wall.width / 1000,
    height: wall.height / 1000,
    pages,
    tiles: wall.tiles.map((tile, index) => {
      const place = places[index];
      const page = place && pages[place.page];
      if (!page) throw new RangeError(`Tile ${tile.name} has no place in the images`);
      const texture = {
        x: place.x / page.width,
        y: place.y / page.height,
        width: place.width / page.width,
        height: place.height / page.height,
      };
      return {
        tile,
        x: tile.outer.x / 1000,
        // Not -0, which formats write with a sign.
        y: 0 - tile.outer.y / 1000,
        mesh: tileMesh(tile, texture),
        place,
      };
    }),
  };
};
