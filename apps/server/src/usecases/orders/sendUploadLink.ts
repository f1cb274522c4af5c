import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { HOUR_MS } from "@storywall/domain/time/durations.ts";
import { type Err, err, ok, type Result } from "../../ports/platform/Result.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { ORDER_NOT_FOUND, ORDER_SITE_MISMATCH } from "./readOrder.ts";

const MAX_LINKS_PER_HOUR = 3;

/** Queues the mail with the link to the order's photos (R4.13). It goes to the order's own address and to no other. */
export const sendUploadLink = async (
  shop: Pick<Shop, "transaction" | "clock" | "ids" | "mailSender">,
  { orderId, requestedSite }: { readonly orderId: string; readonly requestedSite: SiteCode | null },
): Promise<Result<null, "NOT_FOUND" | "SITE_MISMATCH" | "CONFLICT" | "TOO_MANY_REQUESTS">> => {
  const result = await runInTransaction(shop, async ({ orders, mailOutbox }) => {
    // A concurrent request waits here, so that each one is counted.
    const order = await orders.lock(orderId);
    if (!order) return ORDER_NOT_FOUND;
    if (requestedSite && requestedSite !== order.site) return ORDER_SITE_MISMATCH;
    if (order.status !== "awaiting_photos" && order.status !== "placed") {
      return err("CONFLICT", "The photos of this order can no longer be changed.");
    }
    const now = shop.clock.now();
    const [oldest, ...others] = await mailOutbox.findTimesSince(
      orderId,
      "upload_link",
      new Date(now.getTime() - HOUR_MS),
    );
    if (oldest && others.length + 1 >= MAX_LINKS_PER_HOUR) return tooManyRequestsError(oldest, now);
    const id = shop.ids.next();
    const dedupeKey = `upload link ${id}`;
    await mailOutbox.add({ id, dedupeKey, kind: "upload_link", subjectId: orderId, createdAt: now });
    return ok(null);
  });
  if (result.kind === "ok") shop.mailSender.wake();
  return result;
};

const tooManyRequestsError = (oldest: Date, now: Date): Err<"TOO_MANY_REQUESTS"> => ({
  ...err(
    "TOO_MANY_REQUESTS",
    "We've sent this link several times in the last hour. Please check your inbox and your spam folder.",
  ),
  retryAfterSeconds: Math.ceil((oldest.getTime() + HOUR_MS - now.getTime()) / 1000),
});
