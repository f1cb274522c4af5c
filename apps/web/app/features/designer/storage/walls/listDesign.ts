import type { Design } from "@storywall/domain/design/design.ts";
import { removeLastWall, saveLastWall } from "../../../../lib/page/lastWall.ts";
import { lineOfDesign } from "../lineOfDesign.ts";
import { createWallSummary } from "./createWallSummary.ts";
import { wallPath } from "./wallPath.ts";
import { findWallSummary, saveWallSummary } from "./wallSummaries.ts";

/** Lists a design that was just saved among the shopper's walls, as the one to continue if it has photos. */
export const listSavedDesign = (designKey: string, design: Design): void => {
  const path = wallPath(designKey, design);
  if (path === null) return;
  saveWallSummary(createWallSummary({ designKey, path, design, savedAt: Date.now() }));
  if (design.photos.length === 0) removeLastWall(designKey);
  else saveLastWall({ designKey, path });
};

/** Lists a design that was opened, such as one from a link, and continues with it unless it is in a cart. */
export const listOpenedDesign = (designKey: string, design: Design): void => {
  const path = wallPath(designKey, design);
  if (path === null) return;
  if (!findWallSummary(designKey)) listSavedDesign(designKey, design);
  else if (lineOfDesign(designKey) === undefined) saveLastWall({ designKey, path });
};
