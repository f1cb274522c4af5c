import { countEmptyTiles } from "@storywall/domain/design/tilePhotos.ts";
import type { DesignerState } from "../state/designerState.ts";

/** Hint on the wall for a new shopper: how to begin, then, once per browser, what tiles can do. */
type WallHintKind = "begin" | "tiles";

/** The hint on the wall; hidden when only its space is held. */
export type ShownHint = { readonly kind: WallHintKind; readonly isHidden: boolean } | null;

/**
 * Returns the hint to show after `before`. A hint on tiles that goes while the wall is in sight leaves its space empty:
 * otherwise the wall would jump, under a photo that is being dragged too. The space goes with the next panel or tile that
 * is opened, which changes the wall's size anyway.
 */
export const nextHint = (before: ShownHint, state: DesignerState, hasSeenTileHint: boolean): ShownHint => {
  const kind = wallHintOf(state, hasSeenTileHint);
  if (kind !== null) return { kind, isHidden: false };
  return before?.kind === "tiles" && wallHintOf(state, false) === "tiles"
    ? { kind: "tiles", isHidden: true }
    : null;
};

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
