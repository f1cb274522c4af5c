import type { MessageAuthor } from "@storywall/domain/messages/messageLimits.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { NewThread, ThreadRecord } from "../../ports/messages/MessageThreads.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
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
export const startThread = (
  shop: Shop,
  { orderId, name, email, message, site, statedSite }: FirstMessage,
): Promise<Outcome<ThreadRecord, StartRefusal>> =>
  begin(shop, "shopper", message, async ({ orders }) => {
    if (orderId !== undefined) return aboutOrder(orders, orderId, statedSite);
    return email === undefined ? NO_EMAIL : done({ site, orderId: null, name, email });
  });

/** R2.15: the owner writes to whom an order is of, whether or not anybody has written about it before. */
export const writeAboutOrder = async (
  shop: Shop,
  orderId: string,
  message: Written,
): Promise<Outcome<ThreadRecord, "NOT_FOUND" | "CONFLICT">> => {
  const order = await shop.repositories.orders.find(orderId);
  if (!order) return NO_ORDER;
  return begin(shop, "owner", message, async () => done(threadOf(order)));
};

type About = Omit<NewThread, "id" | "createdAt">;

/** The first message of a thread, or one more of an order's, in which there is a thread already. */
const begin = async <Refusal extends string>(
  shop: Shop,
  author: MessageAuthor,
  message: Written,
  aboutWhat: (repositories: Repositories) => Promise<Outcome<About, Refusal>>,
): Promise<Outcome<ThreadRecord, Refusal | "NOT_FOUND" | "CONFLICT">> => {
  const outcome = await atomically<ThreadRecord, Refusal | "NOT_FOUND" | "CONFLICT">(
    shop,
    async (repositories) => {
      const about = await aboutWhat(repositories);
      if (about.kind === "refused") return about;
      const { messageThreads } = repositories;
      const id = shop.ids.next();
      await messageThreads.insert({ ...about.value, id, createdAt: shop.clock.now() });
      const { orderId } = about.value;
      const threadId = orderId === null ? id : (await messageThreads.findOfOrder(orderId))?.id;
      return write(shop, repositories, threadId ?? id, author, message);
    },
  );
  if (outcome.kind === "done") shop.mailSender.wake();
  return outcome;
};

const aboutOrder = async (
  orders: Repositories["orders"],
  orderId: string,
  statedSite: SiteCode | null,
): Promise<Outcome<About, StartRefusal>> => {
  const order = await orders.find(orderId);
  if (!order) return NO_ORDER;
  return statedSite && statedSite !== order.site ? OTHER_SITES_ORDER : done(threadOf(order));
};

/** What is written goes to whom the order is of, whatever address somebody types. */
const threadOf = ({ id, site, email, shippingAddress }: OrderRecord): About => {
  const { firstName = "", lastName = "" } = shippingAddress;
  return { site, orderId: id, name: `${firstName} ${lastName}`.trim(), email };
};
