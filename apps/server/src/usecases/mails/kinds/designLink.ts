import type { Site } from "@storywall/domain/sites/site.ts";
import type { DesignLink } from "../../../ports/designLinks/DesignLinks.ts";
import type { MailContent } from "../mailContent.ts";
import { formatLocalDay } from "../orderMailBlocks.ts";

type DesignLinkMailData = {
  readonly link: Pick<DesignLink, "expiresAt">;
  readonly site: Site;
  readonly url: string;
};

/** Mail with the link to a design, for the visitor who made it (B6). */
export const designLinkMail = ({ link, site, url }: DesignLinkMailData): MailContent => ({
  subject: "Your wall, to go on with anywhere",
  blocks: [
    { kind: "title", text: "Here is your wall." },
    { kind: "paragraph", text: "Hello," },
    {
      kind: "paragraph",
      text: "This link opens the wall that you are designing, with its photos, on any phone or computer. There it is a design of its own: what you change there does not change the one you sent it from.",
    },
    { kind: "link", label: "Go on with your wall", url },
    {
      kind: "paragraph",
      text: `It works until ${formatLocalDay(link.expiresAt, site)}, and longer each time it is opened. It shows your photos to whoever has it, so please share it only with people you trust.`,
    },
    { kind: "heading", text: "You did not ask for this?" },
    {
      kind: "paragraph",
      text: `Somebody typed your address on our site, perhaps by mistake. You need not do anything: your address was used for this one mail, and you get no news from us. Write to ${site.copy.email_address} if it happens again.`,
    },
  ],
});
