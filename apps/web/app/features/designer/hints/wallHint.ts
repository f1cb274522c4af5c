import { countEmptyTiles } from "@storywall/domain/design/tilePhotos.ts";
import type { DesignerState } from "../state/designerState.ts";

/** Hint on the wall for a new shopper: how to begin, then, once per browser, what tiles can do. */
type WallHintKind = "begin" | "tiles";

/** Returns the hint to show, or null. `hasSeenTileHint`: this browser has shown what tiles can do. */
export const wallHintOf = (state: DesignerState, hasSeenTileHint: boolean): WallHintKind | null => {
  const { present } = state.history;
  // An open panel leaves no space for it on a phone, and says more.
  if (!state.isRestored || state.areControlsHidden || state.openTileName !== null || state.panel !== null) {
    return null;
  }
  if (present.photos.length === 0) return "begin";
  // Notices are shown in the same place. They matter more, and stay.
  if (hasSeenTileHint || state.hasTappedTile || state.otherTabCount > 0 || state.isUnsaved) return null;
  return countEmptyTiles(present) < present.tiles.length ? "tiles" : null;
};
