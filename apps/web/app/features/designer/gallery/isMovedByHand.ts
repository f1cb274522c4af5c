import { setWallSize } from "@storywall/domain/design/commands/frameCommands.ts";
import { arrangeFrames, moveFrame } from "@storywall/domain/design/commands/galleryCommands.ts";
import type { History } from "@storywall/domain/design/commands/history.ts";
import type { Design } from "@storywall/domain/design/design.ts";

/** Labels of steps after which all frames hang as the shop or the shopper arranged them. */
const ARRANGING_STEPS: readonly string[] = [moveFrame.label, arrangeFrames.label, setWallSize.label];

/** Whether the shopper moved frames after they were last arranged: then they hang where the shopper wants them. */
export const isMovedByHand = ({ past }: History<Design>): boolean =>
  past.findLast(({ label }) => ARRANGING_STEPS.includes(label))?.label === moveFrame.label;
