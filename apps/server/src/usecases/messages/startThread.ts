import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { NewThread, ThreadRecord } from "../../ports/messages/MessageThreads.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { ORDER_NOT_FOUND, ORDER_SITE_MISMATCH } from "../orders/readOrder.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { addMessage, type MessageSender, type NewMessage } from "./addMessage.ts";

type FirstMessage = {
  readonly orderId: string | undefined;
  readonly name: string;
  readonly email: string | undefined;
  readonly message: NewMessage;
  readonly site: SiteCode;
  readonly requestedSite: SiteCode | null;
};

type StartThreadErrorCode = "NOT_FOUND" | "SITE_MISMATCH" | "EMAIL_MISSING" | "CONFLICT";

const EMAIL_MISSING = err("EMAIL_MISSING", "Please enter your email address, so we can answer you.");

/** Adds a shopper's first message (R2.15). With an order's id it goes into the thread of that order. */
export const startThread = (
  shop: Shop,
  { orderId, name, email, message, site, requestedSite }: FirstMessage,
): Promise<Result<ThreadRecord, StartThreadErrorCode>> =>
  addFirstMessage(shop, "shopper", message, async ({ orders }) => {
    if (orderId !== undefined) return findOrderSubject(orders, orderId, requestedSite);
    return email === undefined ? EMAIL_MISSING : ok({ site, orderId: null, name, email });
  });

/** Adds the staff's message to the shopper of an order, and starts the order's thread if there is none (R2.15). */
export const writeAboutOrder = async (
  shop: Shop,
  actor: StaffActor,
  orderId: string,
  message: NewMessage,
): Promise<Result<ThreadRecord, "FORBIDDEN" | "NOT_FOUND" | "CONFLICT">> => {
  const allowed = requireRight(actor, "messages.write");
  if (allowed.kind === "error") return allowed;
  const order = await shop.repositories.orders.find(orderId);
  if (!order) return ORDER_NOT_FOUND;
  return addFirstMessage(shop, actor, message, async () => ok(toThreadSubject(order)));
};

type ThreadSubject = Omit<NewThread, "id" | "createdAt">;

/** Adds a message to a new thread, or to the existing thread of the order. */
const addFirstMessage = async <Code extends string>(
  shop: Shop,
  sender: MessageSender,
  message: NewMessage,
  findSubject: (repositories: Repositories) => Promise<Result<ThreadSubject, Code>>,
): Promise<Result<ThreadRecord, Code | "NOT_FOUND" | "CONFLICT">> => {
  const result = await runInTransaction<ThreadRecord, Code | "NOT_FOUND" | "CONFLICT">(
    shop,
    async (repositories) => {
      const subject = await findSubject(repositories);
      if (subject.kind === "error") return subject;
      const { messageThreads } = repositories;
      const id = shop.ids.next();
      await messageThreads.insert({ ...subject.value, id, createdAt: shop.clock.now() });
      const { orderId } = subject.value;
      const threadId = orderId === null ? id : (await messageThreads.findByOrder(orderId))?.id;
      return addMessage(shop, repositories, threadId ?? id, sender, message);
    },
  );
  if (result.kind === "ok") shop.mailSender.wake();
  return result;
};

const findOrderSubject = async (
  orders: Repositories["orders"],
  orderId: string,
  requestedSite: SiteCode | null,
): Promise<Result<ThreadSubject, StartThreadErrorCode>> => {
  const order = await orders.find(orderId);
  if (!order) return ORDER_NOT_FOUND;
  return requestedSite && requestedSite !== order.site ? ORDER_SITE_MISMATCH : ok(toThreadSubject(order));
};

/** Messages about an order go to the order's email address, never to one that the visitor typed. */
const toThreadSubject = ({ id, site, email, shippingAddress }: OrderRecord): ThreadSubject => {
  const { firstName = "", lastName = "" } = shippingAddress;
  return { site, orderId: id, name: `${firstName} ${lastName}`.trim(), email };
};
