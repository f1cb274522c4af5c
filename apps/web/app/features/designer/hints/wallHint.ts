import { photosStillToUpload } from "@storywall/domain/design/tilePhotos.ts";
import type { DesignerState } from "../state/designerState.ts";

/** What the wall says to somebody who has not found out yet: how to begin, then (once ever) what tiles can do. */
export type WallHint = "begin" | "tiles";

export const wallHintOf = (state: DesignerState, hasSeenTileHint: boolean): WallHint | null => {
  const { present } = state.history;
  // A panel that is open leaves no room for it on a phone, and says more.
  if (!state.isRestored || state.areControlsHidden || state.focusedTile !== null || state.panel !== null) {
    return null;
  }
  if (present.photos.length === 0) return "begin";
  // What is said in its place matters more, and stays.
  if (hasSeenTileHint || state.hasTappedTile || state.otherTabCount > 0 || state.isUnsaved) return null;
  return photosStillToUpload(present) < present.tiles.length ? "tiles" : null;
};
