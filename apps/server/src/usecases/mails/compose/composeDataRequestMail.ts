import { ofSite } from "@storywall/domain/sites/site.ts";
import { normaliseEmail } from "../../checkout/normaliseEmail.ts";
import { dataRequestMail } from "../kinds/dataRequest.ts";
import type { MailComposer } from "./mailComposer.ts";

/**
 * Composes no mail to an address that the shop does not know. So a stranger cannot make the shop send mail to it, and
 * the requester learns nothing from the missing mail: only the owner of the mailbox could notice.
 */
export const composeDataRequestMail: MailComposer = async (
  { repositories: { personalData }, sites, originOf },
  { subjectId },
) => {
  const request = await personalData.findRequest({ id: subjectId });
  // Sent to the normalised address, which is the known one, not to a different address that normalises to it.
  const to = request && normaliseEmail(request.email);
  if (!request || !to || !(await personalData.isEmailKnown(to))) return undefined;
  const site = ofSite(sites, request.site);
  const url = `${originOf(request.site)}/privacy/data/${request.token}`;
  return { to, site, content: dataRequestMail({ site, url }) };
};
