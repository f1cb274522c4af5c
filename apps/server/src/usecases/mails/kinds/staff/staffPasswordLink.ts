import type { MailContent } from "../../mailContent.ts";

/** Mail to a staff member with the link to set a new password. */
export const staffPasswordLinkMail = ({
  name,
  url,
}: {
  readonly name: string;
  readonly url: string;
}): MailContent => ({
  subject: "A new password for Storywall",
  blocks: [
    { kind: "title", text: "Choose a new password" },
    { kind: "paragraph", text: `Hello ${name},` },
    {
      kind: "paragraph",
      text: "You asked for a link to set a new password for the shop's pages. Here it is.",
    },
    { kind: "link", label: "Set a new password", url },
    {
      kind: "paragraph",
      text: "It works once, within 30 minutes. You'll be signed out everywhere else, and two-step sign-in stays as it is.",
    },
    { kind: "heading", text: "Didn't ask for this?" },
    {
      kind: "paragraph",
      text: "Someone entered your address on the staff sign-in page. Nothing has changed, and you don't need to do anything. Please don't share the link.",
    },
  ],
});
