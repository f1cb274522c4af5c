import { orderLinksMail } from "../kinds/orderLinks.ts";
import type { MailComposer } from "./mailComposer.ts";
import { toOrderMailData } from "./orderMailComposer.ts";

/** A buyer with more orders finds the links to the others in the mails about them. */
const MAX_LINKED_ORDERS = 20;

/** Composes no mail when the requested address has no order: then the mail has no subject. */
export const composeOrderLinksMail: MailComposer = async (context, { subjectId }) => {
  const { orders } = context.repositories;
  const newest = await orders.find(subjectId);
  if (!newest) return undefined;
  const ids = await orders.findIdsByEmail(newest.email, MAX_LINKED_ORDERS);
  const byId = new Map((await orders.findMany(ids)).map((order) => [order.id, order]));
  const links = ids.flatMap((id) => {
    const order = byId.get(id);
    return order ? [{ number: order.number, url: toOrderMailData(context, order).orderUrl }] : [];
  });
  const { site } = toOrderMailData(context, newest);
  return { to: newest.email, site, content: orderLinksMail({ links, site }) };
};
