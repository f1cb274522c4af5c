import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import { isUndoStep, UNDO_STEPS } from "@storywall/domain/orders/undoSteps.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { Shop } from "../../shop.ts";

/**
 * Returns for how many milliseconds staff can undo that an order of a site enters a state; 0 when they cannot.
 * A step that the site's commerce host learns of cannot be taken back there.
 */
export const getUndoWindowMs = (
  { undoTimes, commerceHosts }: Pick<Shop, "undoTimes" | "commerceHosts">,
  site: SiteCode,
  to: OrderState,
): number => {
  if (!isUndoStep(to)) return 0;
  const { time, isMirroredToHost } = UNDO_STEPS[to];
  return isMirroredToHost && commerceHosts[site] ? 0 : undoTimes[time];
};

/** Returns until when a step that changes no order state can be undone; null when it cannot. */
export const getUndoDeadline = ({ undoTimes }: Pick<Shop, "undoTimes">, at: Date): Date | null =>
  undoTimes.stepMs > 0 ? new Date(at.getTime() + undoTimes.stepMs) : null;
