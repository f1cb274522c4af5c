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
  subject: "Your wall, ready to continue anywhere",
  blocks: [
    { kind: "title", text: "Here is your wall." },
    { kind: "paragraph", text: "Hello," },
    {
      kind: "paragraph",
      text: "This link opens the wall you're designing, with its photos, on any phone or computer. It's a separate copy: changes you make there don't affect the wall you sent it from.",
    },
    { kind: "link", label: "Continue your wall", url },
    {
      kind: "paragraph",
      text: `It works until ${formatLocalDay(link.expiresAt, site)}, and for longer each time it's opened. Anyone with the link can see your photos, so please share it only with people you trust.`,
    },
    { kind: "heading", text: "Didn't ask for this?" },
    {
      kind: "paragraph",
      text: `Someone entered your address on our site, perhaps by mistake. You don't need to do anything: your address was used for this one email only, and we haven't added it to any list. Write to ${site.copy.email_address} if it happens again.`,
    },
  ],
});
