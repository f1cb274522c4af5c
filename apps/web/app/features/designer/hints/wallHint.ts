import { photosStillToUpload } from "@storywall/domain/design/fill.ts";
import type { DesignerState } from "../designerState.ts";

/** What the wall says to somebody who has not found out yet: how to begin, then (once ever) what tiles can do. */
export type WallHint = "begin" | "tiles";

export const wallHintOf = (
  { history: { present }, isRestored, areControlsHidden, wasTileTapped, focusedTile, panel }: DesignerState,
  wasTold: boolean,
): WallHint | null => {
  // A panel that is open leaves no room for it on a phone, and says more.
  if (!isRestored || areControlsHidden || focusedTile !== null || panel !== null) return null;
  if (present.photos.length === 0) return "begin";
  const isAnyHanging = photosStillToUpload(present) < present.tiles.length;
  return isAnyHanging && !wasTold && !wasTileTapped ? "tiles" : null;
};
