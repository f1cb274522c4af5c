import type { ThreadRecord } from "../../../ports/messages/MessageThreads.ts";
import type { MailContent } from "../mailContent.ts";

export type MessageMailData = {
  readonly thread: ThreadRecord;
  /** Lines of the messages that the recipient has not seen yet. */
  readonly unseen: readonly string[];
  readonly url: string;
};

/** Mail to the owner about new messages of a shopper (R2.15). */
export const messageForShopMail = ({ thread, unseen, url }: MessageMailData): MailContent => {
  const authorName = thread.name || "A shopper";
  const orderText = thread.orderNumber === null ? "" : ` about order ${thread.orderNumber}`;
  return {
    subject: `New message from ${authorName}${orderText}`,
    blocks: [
      { kind: "title", text: `A message${orderText}` },
      { kind: "paragraph", text: `${authorName} (${thread.email}) writes:` },
      { kind: "lines", lines: unseen },
      { kind: "link", label: "Read and answer", url },
      { kind: "paragraph", text: "Please answer there: replies to this email aren't read." },
    ],
  };
};
