import {
  assignPhoto,
  removePhotoFromTile,
  swapTiles,
} from "@storywall/domain/design/commands/photoCommands.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { photoOfTile } from "@storywall/domain/design/tilePhotos.ts";
import type { StoreApi } from "zustand/vanilla";
import type { DesignerActions } from "../state/designerStore.ts";
import type { Point } from "../wall/camera/camera.ts";

/** A photo that is dragged or picked up: from a tile, or from the tray where `fromTile` is null. */
export type DraggedPhoto = { readonly photoId: string; readonly fromTile: string | null };

/** Where a drop would put the photo: in a tile, or off the wall and back in the tray. */
export type DropTarget = { readonly kind: "tile"; readonly tile: string } | { readonly kind: "tray" };

export type DragState = DraggedPhoto &
  (
    | {
        readonly kind: "dragging";
        readonly dropTarget: DropTarget | null;
        /** Where it was picked up, in px of the window. From there the overlay follows the pointer by itself. */
        readonly start: Point;
        /** A finger hides what is under it; a mouse does not. */
        readonly isTouch: boolean;
      }
    /** Picked up by a press; the next press on a tile hangs it there. The alternative to dragging (WCAG 2.5.7). */
    | { readonly kind: "pickedUp" }
  );

/**
 * `drag` is null while no photo is dragged or picked up. Every tile and every photo of the tray listens, so it changes only
 * with the drop target, and not with every move.
 */
export type DragStore = StoreApi<{ readonly drag: DragState | null }>;

/** Returns the drag over another drop target; the same object where that is the same. */
export const dragOver = (drag: DragState, dropTarget: DropTarget | null): DragState =>
  drag.kind !== "dragging" || isSameTarget(drag.dropTarget, dropTarget) ? drag : { ...drag, dropTarget };

const isSameTarget = (one: DropTarget | null, other: DropTarget | null): boolean =>
  one?.kind === other?.kind && tileOf(one) === tileOf(other);

const tileOf = (target: DropTarget | null): string | null => (target?.kind === "tile" ? target.tile : null);

/** Returns the photo of a tile as a drag source; null for an empty tile. */
export const findDraggedPhoto = (design: Design, tile: string): DraggedPhoto | null => {
  const designTile = design.tiles.find(({ name }) => name === tile);
  return designTile?.photoId ? { photoId: designTile.photoId, fromTile: tile } : null;
};

/** Hangs, swaps or removes the photo, depending on the target. Does nothing when a drop has no effect. */
export const drop = (
  run: DesignerActions["run"],
  { photoId, fromTile }: DraggedPhoto,
  target: DropTarget,
): void => {
  if (target.kind === "tray") {
    if (fromTile !== null) run(removePhotoFromTile, { tile: fromTile });
  } else if (fromTile === null) run(assignPhoto, { tile: target.tile, photoId });
  else run(swapTiles, { first: fromTile, second: target.tile });
};

/** Returns what a drop will do, in a word or two; null when it does nothing. */
export const dropLabel = (
  design: Design,
  { fromTile }: DraggedPhoto,
  target: DropTarget | null,
): string | null => {
  if (target === null) return null;
  if (target.kind === "tray") return fromTile === null ? null : "Take out";
  const tile = design.tiles.find(({ name }) => name === target.tile);
  const hasPhoto = tile !== undefined && photoOfTile(design, tile) !== undefined;
  if (!hasPhoto) return fromTile === null ? "Hang here" : "Move here";
  return fromTile === null ? "Replace" : "Swap";
};
