import type { Site } from "@storywall/domain/sites/site.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import type { Block, MailContent } from "./mailContent.ts";

/** What a mail about an order can speak of. */
export type OrderMailSubject = {
  readonly order: OrderRecord;
  readonly site: Site;
  /** The order's own page; whoever has the address has the order, so it goes to the order's e-mail only. */
  readonly orderUrl: string;
  /** The PDF that says where each tile goes (B9); the same holds for its address. */
  readonly guideUrl: string;
};

/** One kind of mail about an order. */
export type WriteOrderMail = (about: OrderMailSubject) => MailContent;

/** "Hello Thandi," or, for an order without a first name, "Hello,". */
export const greeting = ({ order }: OrderMailSubject): Block => {
  const name = order.shippingAddress.firstName;
  return { kind: "paragraph", text: name ? `Hello ${name},` : "Hello," };
};

export const orderLink = ({ orderUrl }: OrderMailSubject, label = "See your order"): Block => ({
  kind: "link",
  label,
  url: orderUrl,
});

/** B9. */
export const guideLink = ({ guideUrl }: OrderMailSubject): Block => ({
  kind: "link",
  label: "Your hanging guide (PDF)",
  url: guideUrl,
});

/** Ends every mail: whom to ask, and of which order. */
export const contact = ({ order, site }: OrderMailSubject): readonly Block[] => [
  { kind: "heading", text: "Something not right?" },
  {
    kind: "paragraph",
    text: `Answer this mail, or write to ${site.copy.email_address} with your order number ${order.number}.`,
  },
];
