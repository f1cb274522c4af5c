import type { Site } from "@storywall/domain/sites/site.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import type { MailBlock, MailContent } from "./mailContent.ts";

/** What a mail about an order can speak of. */
export type OrderMailData = {
  readonly order: OrderRecord;
  readonly site: Site;
  /** The order's own page; whoever has the address has the order, so it goes to the order's e-mail only. */
  readonly orderUrl: string;
  /** The PDF that says where each tile goes (B9); the same holds for its address. */
  readonly guideUrl: string;
};

/** One kind of mail about an order. */
export type OrderMailTemplate = (data: OrderMailData) => MailContent;

/** "Hello Thandi," or, for an order without a first name, "Hello,". */
export const greetingBlock = ({ order }: OrderMailData): MailBlock => {
  const name = order.shippingAddress.firstName;
  return { kind: "paragraph", text: name ? `Hello ${name},` : "Hello," };
};

export const orderLinkBlock = ({ orderUrl }: OrderMailData, label = "See your order"): MailBlock => ({
  kind: "link",
  label,
  url: orderUrl,
});

/** B9. */
export const guideLinkBlock = ({ guideUrl }: OrderMailData): MailBlock => ({
  kind: "link",
  label: "Your hanging guide (PDF)",
  url: guideUrl,
});

/** Ends every mail: whom to ask, and of which order. */
export const contactBlocks = ({ order, site }: OrderMailData): readonly MailBlock[] => [
  { kind: "heading", text: "Something not right?" },
  {
    kind: "paragraph",
    text: `Answer this mail, or write to ${site.copy.email_address} with your order number ${order.number}.`,
  },
];
