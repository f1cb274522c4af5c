import { designLinkState } from "@storywall/domain/links/designLink.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import { designLinkMail } from "../kinds/designLink.ts";
import type { MailComposer } from "./mailComposer.ts";

/** Composes the mail that sends visitors a link to their own design. The mail's subject is the request for it. */
export const composeDesignLinkMail: MailComposer = async (
  { repositories, sites, originOf },
  { subjectId, createdAt },
) => {
  const mail = await repositories.designLinks.findMail(subjectId);
  // The link may have been withdrawn while the mail was queued. Whether it has expired is judged at the time of
  // the mail's request.
  if (!mail || designLinkState(mail.link, createdAt) !== "open") return undefined;
  const site = ofSite(sites, mail.link.site);
  const url = `${originOf(mail.link.site)}/walls/${mail.link.token}`;
  return { to: mail.email, site, content: designLinkMail({ link: mail.link, site, url }) };
};
