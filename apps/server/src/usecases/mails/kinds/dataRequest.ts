import type { Site } from "@storywall/domain/sites/site.ts";
import type { MailContent } from "../mailContent.ts";

type DataRequestMailData = { readonly site: Site; readonly url: string };

/** Mail with the link to the personal data of an e-mail address (B12). */
export const dataRequestMail = ({ site, url }: DataRequestMailData): MailContent => ({
  subject: "What we keep of you",
  blocks: [
    { kind: "title", text: "What we keep of you, and how to delete it." },
    { kind: "paragraph", text: "Hello," },
    {
      kind: "paragraph",
      text: "You asked on our privacy page to see what belongs to this address. This link shows it, lets you save a copy, and deletes it when you say so.",
    },
    { kind: "link", label: "See what is kept of you", url },
    {
      kind: "paragraph",
      text: "It works for a day. Whoever has it can see and delete your photos, so please pass it on to nobody.",
    },
    { kind: "heading", text: "You did not ask for this?" },
    {
      kind: "paragraph",
      text: `Somebody typed your address on our site, perhaps by mistake. You need not do anything: nobody has seen anything, and nothing was deleted. Write to ${site.copy.email_address} if it happens again.`,
    },
  ],
});
