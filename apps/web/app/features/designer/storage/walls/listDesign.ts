import type { Design } from "@storywall/domain/design/design.ts";
import { readLastWall, removeLastWall, saveLastWall } from "../../../../lib/page/lastWall.ts";
import { lineOfDesign, saveLineDigest } from "../lineOfDesign.ts";
import { createWallSummary } from "./createWallSummary.ts";
import { purchaseDigest } from "./purchaseDigest.ts";
import { wallPath } from "./wallPath.ts";
import { findNextDraft, findWallSummary, saveWallSummary } from "./wallSummaries.ts";

/** Lists a design that was just saved among the shopper's walls, as the one to continue if it has photos. */
export const listSavedDesign = (designKey: string, design: Design, isUntouched: boolean): void => {
  const path = wallPath(designKey, design);
  if (path === null) return;
  saveWallSummary(createWallSummary({ designKey, path, design, savedAt: Date.now(), isUntouched }));
  if (design.photos.length === 0) removeLastWall(designKey);
  else saveLastWall({ designKey, path });
};

/** Lists a design that was opened, such as one from a link, and continues with it unless it is in a cart. */
export const listOpenedDesign = (designKey: string, design: Design, isUntouched: boolean): void => {
  const path = wallPath(designKey, design);
  if (path === null) return;
  if (!findWallSummary(designKey)) listSavedDesign(designKey, design, isUntouched);
  else if (lineOfDesign(designKey) === undefined) saveLastWall({ designKey, path });
};

/** Saves what the cart line has, so that the list of walls can tell whether the wall was changed since. */
export const saveAddedDesign = (uuid: string, design: Design): void =>
  saveLineDigest(uuid, purchaseDigest(createWallSummary({ designKey: "", path: "", design, savedAt: 0 })));

/** Continues with the newest other draft, once this wall is in the cart: the home page and "Design your wall" lead to it. */
export const continueNextDraft = (designKey: string): void => {
  removeLastWall(designKey);
  const draft = findNextDraft(designKey);
  if (draft && readLastWall() === null) saveLastWall({ designKey: draft.designKey, path: draft.path });
};
