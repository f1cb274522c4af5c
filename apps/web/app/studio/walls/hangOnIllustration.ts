import type { Design } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import type { Box, Point } from "@storywall/scene/operations.ts";
import type { startWithPhotos } from "../../features/designer/layout/changeLayout.ts";
import { createBlankDesign } from "../../features/designer/layout/designBase.ts";
import { createTransfer } from "../../features/designer/layout/layoutTransfer.ts";
import { createThumbnail } from "../../features/designer/storage/walls/createWallSummary.ts";
import type { ThumbnailTile } from "../../features/designer/storage/walls/wallSummary.ts";
import { turnOf } from "../../lib/samples/offAxis.ts";
import { offerPlaceOf } from "../../lib/samples/offerView.ts";

export type IllustrationPhotos = {
  /** The part of the room that the picture shows, in mm. */
  readonly view: Box;
  /** Position of the wall's top left corner in it. */
  readonly at: Point;
  /** How far the picture is turned, in degrees: `turnedStyle` turns elements over it in the same way. */
  readonly turn: number;
  readonly tiles: readonly ThumbnailTile[];
};

export type HangOptions = {
  /** The command that fills a new wall. */
  readonly start: typeof startWithPhotos;
  /** Those of the wall's photos that were ordered: a new wall hangs none of them. */
  readonly orderedIds: readonly string[];
};

/**
 * Returns the positions of a wall's photos in the picture of another one: as they will hang when it is opened
 * (fillFromLastWall.ts), each where it suits and none of those that were ordered, in the frames that the picture shows.
 */
export const hangOnIllustration = (
  designPath: string,
  last: Design,
  { start, orderedIds }: HangOptions,
): IllustrationPhotos => {
  const blank = createBlankDesign(new URLSearchParams(designPath.split("?")[1]));
  const design = start.run(blank, {
    ...createTransfer(last, [], orderedIds),
    frameStyle: blank.frameStyle,
  });
  const { variant, view, at } = offerPlaceOf(layOut(design), design.base);
  return { view, at, turn: turnOf(variant.room, variant.isMirrored), tiles: createThumbnail(design).tiles };
};
