import { arrangeFrames } from "@storywall/domain/design/commands/galleryCommands.ts";
import { inEvenGrid } from "@storywall/domain/design/commands/hangFrames.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { isGalleryWall, rectsOf } from "@storywall/domain/design/galleryWall.ts";
import { readyMadeArrangementOf } from "@storywall/domain/design/readyMadeWall.ts";
import { roomOf, wallWidthOfRoom } from "@storywall/domain/design/room.ts";
import type { Packer, PackResult } from "./packing/packer.ts";

/**
 * Finds the positions of the frames of a gallery wall after a step that added, removed or resized some. The same walls
 * give the same positions, so a plan of a wall that is not open yet shows it as it will open.
 */
export const findPlaces = async (before: Design, after: Design, pack: Packer): Promise<PackResult> => {
  if (isEven(before) && isOfOneSize(after)) return { kind: "packed", rects: rectsOf(inEvenGrid(after)) };
  const names = before.tiles.map(({ name }) => name);
  const frames = rectsOf(after).map(({ width, height }, index) => {
    const from = names.indexOf(after.tiles[index]?.name ?? "");
    return { width, height, from: from < 0 ? null : from };
  });
  const change = {
    before: rectsOf(before),
    frames,
    wallWidth: wallWidthOfRoom(roomOf(after)),
    readyMade: readyMadeArrangementOf(before),
  };
  // Offline, and when no worker starts, frames stay where the step put them.
  return pack({ change }).catch(() => ({ kind: "superseded" }) as const);
};

/** Returns the wall after a step that may have added frames, with all frames where the designer hangs them then. */
export const composeDesign = async (before: Design, after: Design, pack: Packer): Promise<Design> => {
  if (!isGalleryWall(before) || !isGalleryWall(after) || hasSameFrames(before, after)) return after;
  const result = await findPlaces(before, after, pack);
  return result.kind === "packed" && result.rects !== null
    ? arrangeFrames.run(after, { rects: result.rects })
    : after;
};

export const hasSameFrames = (one: Design, other: Design): boolean =>
  one.tiles.length === other.tiles.length &&
  one.tiles.every(({ name }) => other.tiles.some((tile) => tile.name === name));

const isOfOneSize = (design: Design): boolean => {
  const [first, ...others] = rectsOf(design);
  return others.every(({ width, height }) => width === first?.width && height === first.height);
};

const isEven = (design: Design): boolean => isOfOneSize(design) && inEvenGrid(design) === design;
