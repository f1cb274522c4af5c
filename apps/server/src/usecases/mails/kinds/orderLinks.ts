import type { Site } from "@storywall/domain/sites/site.ts";
import type { MailBlock, MailContent } from "../mailContent.ts";

type OrderLinksMailData = {
  readonly site: Site;
  /** The orders of the address, the newest first. */
  readonly links: readonly { readonly number: string; readonly url: string }[];
};

/** Mail with the links to the orders of an address, for a shopper who cannot find them. */
export const orderLinksMail = ({ site, links }: OrderLinksMailData): MailContent => ({
  subject: links.length === 1 ? `The link to your order ${links[0]?.number}` : "The links to your orders",
  blocks: [
    { kind: "title", text: links.length === 1 ? "Here's your order." : "Here are your orders." },
    { kind: "paragraph", text: "Hello," },
    {
      kind: "paragraph",
      text:
        links.length === 1
          ? "You asked us to send you the link to your order again."
          : "You asked us to send you the links to your orders again. The newest one comes first.",
    },
    ...links.map(({ number, url }): MailBlock => ({ kind: "link", label: `Order ${number}`, url })),
    {
      kind: "paragraph",
      text: "Anyone with a link can open its order, so please share it only with people you trust.",
    },
    { kind: "heading", text: "Didn't ask for this?" },
    {
      kind: "paragraph",
      text: `Someone entered your address on our site, perhaps by mistake. You don't need to do anything: the links went to you alone. Write to ${site.copy.email_address} if it happens again.`,
    },
  ],
});
