import type { ThreadRecord } from "../../../ports/messages/MessageThreads.ts";
import type { MailContent } from "../mailContent.ts";

export type MessageMailSubject = {
  readonly thread: ThreadRecord;
  /** What its reader has not seen yet, line by line. */
  readonly unseen: readonly string[];
  readonly url: string;
};

/** R2.15: tells the owner that somebody has written. */
export const messageForShop = ({ thread, unseen, url }: MessageMailSubject): MailContent => {
  const who = thread.name || "A shopper";
  const about = thread.orderNumber === null ? "" : ` about order ${thread.orderNumber}`;
  return {
    subject: `${who} has written${about}`,
    blocks: [
      { kind: "title", text: `A message${about}` },
      { kind: "paragraph", text: `${who} (${thread.email}) writes:` },
      { kind: "lines", lines: unseen },
      { kind: "link", label: "Read and answer", url },
      { kind: "paragraph", text: "Please answer there: an answer to this mail goes to nobody." },
    ],
  };
};
