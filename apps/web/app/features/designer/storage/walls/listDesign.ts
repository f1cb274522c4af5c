import type { History } from "@storywall/domain/design/commands/history.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { readLastWall, removeLastWall, saveLastWall } from "../../../../lib/page/lastWall.ts";
import { changeLayout, startWithPhotos } from "../../layout/changeLayout.ts";
import { lineOfDesign, saveLineDigest } from "../lineOfDesign.ts";
import { createWallSummary } from "./createWallSummary.ts";
import { purchaseDigest } from "./purchaseDigest.ts";
import { wallPath } from "./wallPath.ts";
import { findNextDraft, findWallSummary, saveWallSummary } from "./wallSummaries.ts";

/** Returns whether the design was only filled with the photos of another wall, and not changed otherwise. */
const isUntouched = ({ past }: History<Design>): boolean =>
  past.length > 0 && past.every(({ label }) => label === startWithPhotos.label);

/** Returns whether the design was empty, and only photos of other walls were added since. */
const isOnlyFilled = ({ past }: History<Design>): boolean =>
  past[0]?.state.tiles.every(({ photoId }) => photoId === null) === true &&
  past.every(({ label }) => label === changeLayout.label || label === startWithPhotos.label);

/** Lists a design that was just saved among the shopper's walls, as the one to continue if it has photos. */
export const listSavedDesign = (designKey: string, design: Design, history: History<Design>): void => {
  const path = wallPath(designKey, design);
  if (path === null) return;
  saveWallSummary(
    createWallSummary({ designKey, path, design, savedAt: Date.now(), isUntouched: isUntouched(history) }),
  );
  if (design.photos.length === 0) removeLastWall(designKey);
  else saveLastWall({ designKey, path });
};

/** Lists a design that was opened, such as one from a link, and continues with it unless it is in a cart. */
export const listOpenedDesign = (designKey: string, design: Design, history: History<Design>): void => {
  const path = wallPath(designKey, design);
  if (path === null) return;
  const summary = findWallSummary(designKey);
  if (!summary) listSavedDesign(designKey, design, history);
  else {
    // Redo has returned to a layout that undo had left.
    if (summary.isUntouched && !isUntouched(history)) saveWallSummary({ ...summary, isUntouched: false });
    if (lineOfDesign(designKey) === undefined) saveLastWall({ designKey, path });
  }
};

/**
 * Removes a layout that undo has left from the list of walls, unless the shopper changed something there by hand: it
 * was only tried. Its design stays for redo.
 */
export const unlistUndoneLayout = (designKey: string, history: History<Design>): void => {
  const summary = findWallSummary(designKey);
  if (!summary || !isOnlyFilled(history)) return;
  saveWallSummary({ ...summary, isUntouched: true });
  continueNextDraft(designKey);
};

/** Saves the digest of the cart line, so that the list of walls can tell whether the wall was changed since. */
export const saveAddedDesign = (uuid: string, design: Design): void =>
  saveLineDigest(uuid, purchaseDigest(createWallSummary({ designKey: "", path: "", design, savedAt: 0 })));

/** Continues with the newest other draft, once this wall is in the cart: the home page and "Design your wall" lead to it. */
export const continueNextDraft = (designKey: string): void => {
  removeLastWall(designKey);
  const draft = findNextDraft(designKey);
  if (draft && readLastWall() === null) saveLastWall({ designKey: draft.designKey, path: draft.path });
};
