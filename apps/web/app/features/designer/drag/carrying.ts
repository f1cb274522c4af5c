import { assignPhoto, removePhotoFromTile, swapTiles } from "@storywall/domain/design/commands/commands.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { photoOfTile } from "@storywall/domain/design/fill.ts";
import type { StoreApi } from "zustand/vanilla";
import type { DesignerActions } from "../state/designerStore.ts";
import type { Point } from "../wall/camera.ts";

/** A photo on its way by hand: out of a tile, or (`from` is null) out of the tray. */
export type CarriedPhoto = { readonly photoId: string; readonly from: string | null };

/** Where a photo would land: in a tile, or off the wall and back in the tray. */
export type Landing = { readonly kind: "tile"; readonly tile: string } | { readonly kind: "tray" };

export type Carrying = CarriedPhoto &
  (
    | {
        readonly kind: "dragged";
        readonly over: Landing | null;
        /** Pixels of the window. */
        readonly at: Point;
        /** A finger hides what is under it; a mouse does not. */
        readonly byFinger: boolean;
      }
    /** Taken up by a press; the next press on a tile hangs it there. The way without dragging (WCAG 2.5.7). */
    | { readonly kind: "inHand" }
  );

/** Null while no photo is carried. A store of its own: it changes with every move, and only ghost and target care. */
export type CarryingStore = StoreApi<{ readonly carrying: Carrying | null }>;

/** The photo that hangs in a tile, ready to be carried; null for an empty tile. */
export const carriedFromTile = (design: Design, tile: string): CarriedPhoto | null => {
  const found = design.tiles.find(({ name }) => name === tile);
  return found?.photoId ? { photoId: found.photoId, from: tile } : null;
};

/** Hangs, swaps or takes out: what letting go there means. Nothing, where it means nothing. */
export const land = (
  run: DesignerActions["run"],
  { photoId, from }: CarriedPhoto,
  landing: Landing,
): void => {
  if (landing.kind === "tray") {
    if (from !== null) run(removePhotoFromTile, { tile: from });
  } else if (from === null) run(assignPhoto, { tile: landing.tile, photoId });
  else run(swapTiles, { first: from, second: landing.tile });
};

/** What letting go will do, in a word or two; null where it does nothing. */
export const landingWords = (
  design: Design,
  { from }: CarriedPhoto,
  landing: Landing | null,
): string | null => {
  if (landing === null) return null;
  if (landing.kind === "tray") return from === null ? null : "Take out";
  const tile = design.tiles.find(({ name }) => name === landing.tile);
  const isFull = tile !== undefined && photoOfTile(design, tile) !== undefined;
  if (!isFull) return from === null ? "Hang here" : "Move here";
  return from === null ? "Replace" : "Swap";
};
