import type { Site } from "@storywall/domain/sites/site.ts";
import type { MailContent } from "../mailContent.ts";

type DataRequestMailData = { readonly site: Site; readonly url: string };

/** Mail with the link to the personal data of an email address (B12). */
export const dataRequestMail = ({ site, url }: DataRequestMailData): MailContent => ({
  subject: "What we hold about you",
  blocks: [
    { kind: "title", text: "What we hold about you, and how to delete it." },
    { kind: "paragraph", text: "Hello," },
    {
      kind: "paragraph",
      text: "You asked on our privacy page to see what we hold about this address. This link shows it, lets you save a copy, and lets you delete it.",
    },
    { kind: "link", label: "See what we hold", url },
    {
      kind: "paragraph",
      text: "It works for a day. Anyone with the link can see and delete your photos, so please don't share it.",
    },
    { kind: "heading", text: "Didn't ask for this?" },
    {
      kind: "paragraph",
      text: `Someone entered your address on our site, perhaps by mistake. You don't need to do anything: nothing was shown to anyone, and nothing was deleted. Write to ${site.copy.email_address} if it happens again.`,
    },
  ],
});
