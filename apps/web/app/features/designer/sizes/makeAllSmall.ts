import { DEFAULT_FRAME_SIZE, FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { setWallSize } from "@storywall/domain/design/commands/frameCommands.ts";
import type { ToastAction } from "../../../lib/page/toast.ts";
import type { DesignerStore } from "../state/designerStore.ts";

/** Gives all tiles the smallest size, which costs least: the answer to a wall that begins with larger ones. */
export const makeAllSmall = (store: DesignerStore): ToastAction => ({
  label: `Make all ${FRAME_SIZES[DEFAULT_FRAME_SIZE].name}`,
  run: () => store.getState().run(setWallSize, { size: DEFAULT_FRAME_SIZE }),
});
