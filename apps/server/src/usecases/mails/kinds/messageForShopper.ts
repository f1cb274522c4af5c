import type { MailContent } from "../mailContent.ts";
import type { MessageMailData } from "./messageForShop.ts";

/** Mail to a shopper who has left the page: the owner has answered, or has written about an order unasked (R2.15). */
export const messageForShopperMail = ({ thread, unseen, url }: MessageMailData): MailContent => {
  const isAnswer = thread.messages.some(({ author }) => author === "shopper");
  const orderText = thread.orderNumber === null ? "" : ` about order ${thread.orderNumber}`;
  return {
    subject: isAnswer ? `Our reply${orderText || " to your message"}` : `A message${orderText}`,
    blocks: [
      { kind: "title", text: isAnswer ? "We've replied to you." : "We've written to you." },
      { kind: "paragraph", text: thread.name ? `Hello ${thread.name},` : "Hello," },
      { kind: "lines", lines: unseen },
      { kind: "link", label: "See all messages and reply", url },
      {
        kind: "paragraph",
        text: `The link opens your messages with us, so please don't share it. ${
          isAnswer
            ? "You're getting this email because someone wrote to our shop with your address. If that wasn't you, you don't need to do anything."
            : "You're getting this email because of your order with us."
        }`,
      },
    ],
  };
};
