import type { MailContent } from "../mailContent.ts";
import type { MessageMailSubject } from "./messageForShop.ts";

/** R2.15: tells a shopper who has gone that there is an answer. */
export const messageForShopper = ({ thread, unseen, url }: MessageMailSubject): MailContent => ({
  subject: thread.orderNumber === null ? "Our answer to you" : `Our answer about order ${thread.orderNumber}`,
  blocks: [
    { kind: "title", text: "We have answered you." },
    { kind: "paragraph", text: thread.name ? `Hello ${thread.name},` : "Hello," },
    { kind: "lines", lines: unseen },
    { kind: "link", label: "See all messages and answer", url },
    {
      kind: "paragraph",
      text: "The link opens your messages with us, so please share it with nobody. You get this mail because somebody wrote to our shop with your address; if that was not you, you need not do anything.",
    },
  ],
});
