import type { MailContent } from "../../mailContent.ts";

/** Mail that staff members send to themselves to test whether mails arrive. */
export const staffTestMail = ({
  name,
  url,
}: {
  readonly name: string;
  readonly url: string;
}): MailContent => ({
  subject: "Your shop's emails arrive",
  blocks: [
    { kind: "title", text: "It works" },
    {
      kind: "paragraph",
      text: `${name}, you sent this from Today. Order confirmations and parcel numbers are sent to your shoppers in the same way.`,
    },
    {
      kind: "paragraph",
      text: "If you found this in your spam folder, ask the people who run your mail server about SPF, DKIM and DMARC for your domain.",
    },
    { kind: "link", label: "Back to Today", url },
  ],
});
