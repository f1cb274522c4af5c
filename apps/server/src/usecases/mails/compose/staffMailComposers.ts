import { ofSite } from "@storywall/domain/sites/site.ts";
import { readNotices } from "../../notices/readNotices.ts";
import { invitationUrl } from "../../staff/invitationUrl.ts";
import { staffAlertMail } from "../kinds/staff/staffAlert.ts";
import { staffInvitationMail } from "../kinds/staff/staffInvitation.ts";
import { staffNoticesMail } from "../kinds/staff/staffNotices.ts";
import { staffPasswordLinkMail } from "../kinds/staff/staffPasswordLink.ts";
import { staffTestMail } from "../kinds/staff/staffTest.ts";
import { STAFF_SITE, staffSiteOf } from "../staffSite.ts";
import type { MailComposer } from "./mailComposer.ts";

/** Composes the mail that tests the mail server. The mail's subject is the person who asked for it. */
export const composeStaffTestMail: MailComposer = async (
  { repositories, sites, originOf },
  { subjectId },
) => {
  const person = await repositories.staffMembers.find(subjectId);
  if (!person || person.stoppedAt !== null) return undefined;
  const site = staffSiteOf(sites);
  const content = staffTestMail({ name: person.name, url: `${originOf(STAFF_SITE)}/admin` });
  return { to: person.email ?? site.copy.email_address, site, content };
};

export const composeStaffInvitationMail: MailComposer = async (
  { repositories: { staffInvitations, staffMembers }, sites, originOf },
  { subjectId },
) => {
  // The invitation may have been withdrawn while the mail was queued.
  const invitation = await staffInvitations.find({ id: subjectId });
  if (!invitation) return undefined;
  const inviter = await staffMembers.find(invitation.invitedBy);
  const url = invitationUrl(originOf, invitation.token);
  const content = staffInvitationMail({ invitation, invitedBy: inviter?.name ?? "The owner", url });
  return { to: invitation.email, site: staffSiteOf(sites), content };
};

/** Composes the mail with a link for a forgotten password. The mail's subject is the link. */
export const composeStaffPasswordLinkMail: MailComposer = async (
  { repositories: { staffPasswordLinks, staffMembers }, sites, originOf },
  { subjectId },
) => {
  // Looked up here and not at the request, so that the time of the answer tells the requester nothing.
  const link = await staffPasswordLinks.find({ id: subjectId });
  const person = link && (await staffMembers.findByEmail(link.email));
  if (!link || !person?.email || person.stoppedAt !== null) return undefined;
  const url = `${originOf(STAFF_SITE)}/admin/password/${link.token}`;
  const content = staffPasswordLinkMail({ name: person.name, url });
  return { to: person.email, site: staffSiteOf(sites), content };
};

/**
 * Composes the mail to an owner about a change that all owners must know of. Its subject is the log entry and
 * the owner.
 */
export const composeStaffAlertMail: MailComposer = async (
  { repositories: { auditLog, staffMembers }, sites, originOf },
  { subjectId },
) => {
  const [entryId = "", ownerId = ""] = subjectId.split(" ");
  const entry = await auditLog.find(entryId);
  const owner = await staffMembers.find(ownerId);
  if (!entry || !owner || owner.stoppedAt !== null) return undefined;
  const site = staffSiteOf(sites);
  const content = staffAlertMail({ entry, logUrl: `${originOf(STAFF_SITE)}/admin/log` });
  // An owner without an address of their own reads the shop's mail.
  return { to: owner.email ?? site.copy.email_address, site, content };
};

/** Composes the mail with the notices that a person subscribed to. The mail's subject is its own id. */
export const composeStaffNoticesMail: MailComposer = async (
  { repositories, sites, originOf },
  { subjectId },
) => {
  const notices = await repositories.staffNotices.findByMail(subjectId);
  const [first] = notices;
  const person = first && (await repositories.staffMembers.find(first.staffId));
  if (!person || person.stoppedAt !== null) return undefined;
  const site = ofSite(sites, first.site);
  // Staff sign in on one host.
  const origin = originOf(STAFF_SITE);
  const lines = await readNotices(repositories, person.role, notices, { sites, origin });
  if (lines.length === 0) return undefined;
  const accountUrl = `${origin}/admin/account`;
  const content = staffNoticesMail({ lines, countryName: site.countryName, accountUrl });
  return { to: person.email ?? site.copy.email_address, site, content };
};
