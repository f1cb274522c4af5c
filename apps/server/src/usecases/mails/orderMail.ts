import type { Site } from "@storywall/domain/sites/site.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import type { MailBlock, MailContent } from "./mailContent.ts";

/** Data of a mail about an order. */
export type OrderMailData = {
  readonly order: OrderRecord;
  readonly site: Site;
  /**
   * Address of the order's page. The URL alone gives access to the order, so it is sent to the order's email
   * address only.
   */
  readonly orderUrl: string;
  /** Address of the hanging guide as PDF (B9). Its URL alone gives access too. */
  readonly guideUrl: string;
  /** True for an order that was paid with a test card: no money moved. */
  readonly isTest?: boolean;
};

/** Creates the content of one kind of mail about an order. */
export type OrderMailTemplate = (data: OrderMailData) => MailContent;

/**
 * Contains no name: an order only has the name of the recipient of the parcel, who may get it as a gift from
 * the reader.
 */
export const GREETING: MailBlock = { kind: "paragraph", text: "Hello," };

export const orderLinkBlock = ({ orderUrl }: OrderMailData, label = "See your order"): MailBlock => ({
  kind: "link",
  label,
  url: orderUrl,
});

/** The link to the hanging guide (B9). */
export const guideLinkBlock = ({ guideUrl }: OrderMailData): MailBlock => ({
  kind: "link",
  label: "Your hanging guide (PDF)",
  url: guideUrl,
});

/** Contact details, at the end of every mail about an order. */
export const contactBlocks = ({ order, site }: OrderMailData): readonly MailBlock[] => [
  { kind: "heading", text: "Need help?" },
  {
    kind: "paragraph",
    text: `Reply to this email, or write to ${site.copy.email_address} with your order number ${order.number}.`,
  },
];
