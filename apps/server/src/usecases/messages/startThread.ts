import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { NewThread, ThreadRecord } from "../../ports/MessageThreads.ts";
import { done, type Outcome, refuse } from "../../ports/Outcome.ts";
import type { Repositories } from "../../ports/UnitOfWork.ts";
import { atomically } from "../atomically.ts";
import { NO_ORDER, OTHER_SITES_ORDER } from "../orders/readOrder.ts";
import type { Shop } from "../shop.ts";
import { type Written, write } from "./write.ts";

export type FirstMessage = {
  readonly orderId: string | undefined;
  readonly name: string;
  readonly email: string | undefined;
  readonly message: Written;
  readonly site: SiteCode;
  readonly statedSite: SiteCode | null;
};

type StartRefusal = "NOT_FOUND" | "SITE_MISMATCH" | "EMAIL_MISSING" | "CONFLICT";

const NO_EMAIL = refuse("EMAIL_MISSING", "Please tell us your e-mail address, so that our answer finds you.");

/** R2.15: a shopper writes for the first time. Who knows an order's id writes about that order, in its one thread. */
export const startThread = async (
  shop: Shop,
  first: FirstMessage,
): Promise<Outcome<ThreadRecord, StartRefusal>> => {
  const outcome = await atomically<ThreadRecord, StartRefusal>(shop, async (repositories) => {
    const about = await aboutWhat(repositories, first);
    if (about.kind === "refused") return about;
    const { messageThreads } = repositories;
    const id = shop.ids.next();
    await messageThreads.insert({ ...about.value, id, createdAt: shop.clock.now() });
    const { orderId } = about.value;
    const threadId = orderId === null ? id : (await messageThreads.findOfOrder(orderId))?.id;
    return write(shop, repositories, threadId ?? id, "shopper", first.message);
  });
  if (outcome.kind === "done") shop.mailSender.wake();
  return outcome;
};

const aboutWhat = async (
  { orders }: Pick<Repositories, "orders">,
  { orderId, name, email, site, statedSite }: FirstMessage,
): Promise<Outcome<Omit<NewThread, "id" | "createdAt">, StartRefusal>> => {
  if (orderId === undefined) {
    return email === undefined ? NO_EMAIL : done({ site, orderId: null, name, email });
  }
  const order = await orders.find(orderId);
  if (!order) return NO_ORDER;
  if (statedSite && statedSite !== order.site) return OTHER_SITES_ORDER;
  const { firstName = "", lastName = "" } = order.shippingAddress;
  // The answer goes to whom the order is of, whatever address somebody types.
  return done({ site: order.site, orderId, name: `${firstName} ${lastName}`.trim(), email: order.email });
};
