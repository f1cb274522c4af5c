import { FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import { allowedSizes } from "@storywall/domain/design/allowedOptions.ts";
import { resetDesign } from "@storywall/domain/design/commands/frameCommands.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { isGalleryWall } from "@storywall/domain/design/galleryWall.ts";

/** Returns the frame and, where the wall has a choice, the size that starting over sets (R4.6): `Sleek, Small`. */
const resetLook = (design: Design): string => {
  const { base, frameStyle, size } = resetDesign.run(design, undefined);
  const { name } = FRAME_STYLES[frameStyle];
  return isGalleryWall(design) || allowedSizes(base).length === 1
    ? name
    : `${name}, ${FRAME_SIZES[size].name}`;
};

/** Returns what a press on "Start over" will do. Frame and size change too, which surprises a shopper otherwise. */
export const startOverNote = (design: Design): string =>
  `Start over: back to empty tiles in ${resetLook(design)}. Your photos stay, and Undo brings everything back.`;

/** Returns what the press did. Frame and size are named when they changed. */
export const startedOverMessage = (before: Design): string => {
  const { frameStyle, size } = resetDesign.run(before, undefined);
  const isSameLook = frameStyle === before.frameStyle && size === before.size;
  return `Your wall is empty again${isSameLook ? "" : `, now in ${resetLook(before)}`}. Your photos are still here.`;
};
