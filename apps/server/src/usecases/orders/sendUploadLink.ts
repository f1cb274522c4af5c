import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { done, type Outcome, type Refusal, refuse } from "../../ports/platform/Outcome.ts";
import { atomically } from "../atomically.ts";
import type { Shop } from "../shop.ts";
import { NO_ORDER, OTHER_SITES_ORDER } from "./readOrder.ts";

const HOUR_MS = 60 * 60 * 1000;
export const LINKS_AN_HOUR = 3;

/** Queues the mail with the way to the order's photos (R4.13), to the order's own address and no other. */
export const sendUploadLink = async (
  shop: Pick<Shop, "transaction" | "clock" | "ids" | "mailSender">,
  { orderId, statedSite }: { readonly orderId: string; readonly statedSite: SiteCode | null },
): Promise<Outcome<null, "NOT_FOUND" | "SITE_MISMATCH" | "CONFLICT" | "TOO_MANY_REQUESTS">> => {
  const outcome = await atomically(shop, async ({ orders, mailOutbox }) => {
    // Who asks at the same moment waits here, and is counted.
    const order = await orders.lock(orderId);
    if (!order) return NO_ORDER;
    if (statedSite && statedSite !== order.site) return OTHER_SITES_ORDER;
    if (order.status !== "awaiting_photos" && order.status !== "placed") {
      return refuse("CONFLICT", "The photos of this order cannot be changed any more.");
    }
    const now = shop.clock.now();
    const [oldest, ...others] = await mailOutbox.timesSince(
      orderId,
      "upload_link",
      new Date(now.getTime() - HOUR_MS),
    );
    if (oldest && others.length + 1 >= LINKS_AN_HOUR) return tooMany(oldest, now);
    const id = shop.ids.next();
    const occasion = `upload link ${id}`;
    await mailOutbox.add({ id, occasion, kind: "upload_link", about: orderId, createdAt: now });
    return done(null);
  });
  if (outcome.kind === "done") shop.mailSender.wake();
  return outcome;
};

const tooMany = (oldest: Date, now: Date): Refusal<"TOO_MANY_REQUESTS"> => ({
  ...refuse(
    "TOO_MANY_REQUESTS",
    "We have sent this link several times within the hour. Please look into your mail, also among the unwanted.",
  ),
  retryAfterSeconds: Math.ceil((oldest.getTime() + HOUR_MS - now.getTime()) / 1000),
});
