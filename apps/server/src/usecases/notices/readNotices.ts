import { findSpecialDelivery } from "@storywall/domain/orders/specialDelivery.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { ofSite, type Site, type Sites } from "@storywall/domain/sites/site.ts";
import { NOTICE_RIGHTS } from "@storywall/domain/staff/noticeChoices.ts";
import { hasRight, type StaffRole } from "@storywall/domain/staff/roles.ts";
import type { OrderListEntry } from "../../ports/orders/OrderList.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { StaffNotice } from "../../ports/staff/StaffNotices.ts";
import type { NoticeLine } from "../mails/kinds/staff/staffNotices.ts";
import { nameOf } from "../orderList/findOrders.ts";
import { questionEndText } from "../printQuestions/questionMessages.ts";

export type NoticeRepositories = Pick<
  Repositories,
  "orderList" | "payments" | "messageThreads" | "printQuestions"
>;

type NoticeContext = { readonly sites: Sites; readonly origin: string };

/**
 * Returns notices as the lines of a mail, with the current state of their subjects and without what the role
 * may not see. Leaves out notices whose subject was deleted meanwhile, or is no longer visible to the role.
 */
export const readNotices = async (
  repositories: NoticeRepositories,
  role: StaffRole,
  notices: readonly StaffNotice[],
  { sites, origin }: NoticeContext,
): Promise<readonly NoticeLine[]> => {
  const allowed = notices.filter(({ kind }) => hasRight(role, NOTICE_RIGHTS[kind]));
  const orderIds = allowed.flatMap(({ kind, subjectId }) =>
    kind === "order" || kind === "late" || kind === "print" ? [subjectId] : [],
  );
  const found = await repositories.orderList.findByIds([...new Set(orderIds)]);
  const orders = new Map(found.map((order) => [order.id, order]));
  const lines: NoticeLine[] = [];
  for (const notice of allowed) {
    const order = orders.get(notice.subjectId);
    const line = order
      ? toOrderLine(notice, order, role, ofSite(sites, order.site))
      : await toOtherLine(repositories, notice, role);
    if (line) lines.push({ ...line, kind: notice.kind, url: `${origin}/admin/${line.path}` });
  }
  return lines;
};

type Line = Omit<NoticeLine, "kind" | "url"> & { readonly path: string };

const toOrderLine = (
  { kind }: StaffNotice,
  order: OrderListEntry,
  role: StaffRole,
  site: Pick<Site, "shippingRates">,
): Line => {
  const { shippingAddress: address, prints } = order;
  const tileCount = prints.waiting + prints.held + prints.done + prints.failed;
  const person = hasRight(role, "orders.personalData")
    ? [nameOf(address), address.city].filter(Boolean).join(", ")
    : "";
  const delivery = findSpecialDelivery(site, order.shippingRate);
  const details = [
    person,
    tileCount === 0 ? "" : tileCount === 1 ? "1 tile" : `${tileCount} tiles`,
    delivery === null ? "" : `Delivery: ${delivery}`,
    order.status === "awaiting_photos" ? "Waits for photos" : "",
    order.status === "cancelled" || order.status === "refunded" ? "Cancelled since" : "",
    kind === "late" ? "It should have been sent by now." : "",
    kind === "print" ? "Some of its prints failed for good. Open the order to have them made again." : "",
  ].filter(Boolean);
  const isPriced = kind === "order" && hasRight(role, "orders.amounts");
  const amount = isPriced ? formatMoney(order.total, order.currency) : "";
  return { label: order.number, details, amount, path: `orders/${order.id}` };
};

/**
 * Returns a line with the shopper's choice about a soft print. It omits the refunded amount, which not all
 * staff may see.
 */
const toAnswerLine = async (
  { printQuestions, orderList }: NoticeRepositories,
  questionId: string,
): Promise<Line | undefined> => {
  const question = await printQuestions.find(questionId);
  const [order] = question ? await orderList.findByIds([question.orderId]) : [];
  if (!question || question.state === "open" || !order) return undefined;
  const answer = `${question.tile.replace("_", " ")}: ${questionEndText(question.state, question.size)}`;
  return { label: order.number, details: [answer], amount: "", path: `orders/${order.id}` };
};

const toOtherLine = async (
  repositories: NoticeRepositories,
  { kind, subjectId }: StaffNotice,
  role: StaffRole,
): Promise<Line | undefined> => {
  if (kind === "payment") {
    const payment = await repositories.payments.find(subjectId);
    if (!payment) return undefined;
    const amount = hasRight(role, "orders.amounts") ? formatMoney(payment.amount, payment.currency) : "";
    // The Today page lists the payments that need a decision.
    return { label: "Payment", details: [payment.needsReview ?? ""].filter(Boolean), amount, path: "" };
  }
  if (kind === "answer") return toAnswerLine(repositories, subjectId);
  if (kind !== "message") return undefined;
  const thread = await repositories.messageThreads.find(subjectId);
  if (!thread) return undefined;
  const details = thread.orderNumber === null ? [] : [`About order ${thread.orderNumber}`];
  return { label: thread.name || "A shopper", details, amount: "", path: `messages/${thread.id}` };
};
