import type { Tracking } from "../../ports/orders/Orders.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { advanceOrder } from "../orders/advanceOrder.ts";
import { moveReplacement } from "../orders/replacements/moveReplacement.ts";
import type { Shop } from "../shop.ts";
import { getPackage, pieceLabel } from "./packWork.ts";

type PackageToSend = {
  readonly number: string;
  readonly tracking: Tracking;
  /** True when a staff member has confirmed that it has left, despite warnings (`findShippingWarnings`). */
  readonly isConfirmed?: boolean | undefined;
};

/**
 * Sends a parcel whose pieces are all ticked. Accepts the same parcel number again, since the reply to the
 * first press may be lost.
 */
export const sendPackage = async (
  shop: Shop,
  actor: StaffActor,
  { number, tracking, isConfirmed }: PackageToSend,
): Promise<Result<null, "FORBIDDEN" | "NOT_FOUND" | "CONFLICT">> => {
  const found = await getPackage(shop, actor, number);
  if (found.kind === "error") return found;
  const { order, replacement, pieces, isSent } = found.value;
  if (isSent) {
    const sent = (replacement ?? order).tracking;
    return sent?.number === tracking.number
      ? ok(null)
      : err("CONFLICT", "This parcel has been sent already. Correct its number on the order's page.");
  }
  const missing = pieces.filter(({ isPacked }) => !isPacked).length;
  if (missing > 0)
    return err(
      "CONFLICT",
      missing === 1 ? "One tile is not ticked yet." : `${missing} tiles are not ticked yet.`,
    );
  // A ticked tile that was then found spoilt is in the queue again.
  const unprinted = pieces.find(({ fileName }) => fileName === null);
  if (unprinted) return err("CONFLICT", `${pieceLabel(found.value, unprinted)} is not printed yet.`);
  return replacement
    ? moveReplacement(
        shop,
        actor,
        { orderId: order.id, replacementId: replacement.id },
        { to: "shipped", tracking, isConfirmed },
      )
    : advanceOrder(shop, actor, order.id, { to: "shipped", tracking, isConfirmed });
};
