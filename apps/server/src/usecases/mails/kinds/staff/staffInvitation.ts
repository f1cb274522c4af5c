import { ROLE_LABELS } from "@storywall/domain/staff/roles.ts";
import type { StaffInvitation } from "../../../../ports/staff/StaffInvitations.ts";
import type { MailContent } from "../../mailContent.ts";

type StaffInvitationMailData = {
  readonly invitation: StaffInvitation;
  /** Name of the inviting person. */
  readonly invitedBy: string;
  readonly url: string;
};

/** Mail with the link by which an invited person sets a password. */
export const staffInvitationMail = ({
  invitation: { staffId, role },
  invitedBy,
  url,
}: StaffInvitationMailData): MailContent => {
  const isNewPerson = staffId === null;
  return {
    subject: isNewPerson ? `${invitedBy} has invited you to Storywall` : "Your new password for Storywall",
    blocks: [
      { kind: "title", text: isNewPerson ? "Welcome to the shop" : "Choose a new password" },
      {
        kind: "paragraph",
        text: isNewPerson
          ? `${invitedBy} has invited you to help run Storywall. Your role: ${ROLE_LABELS[role]}.`
          : `${invitedBy} has asked us to send you a link for a new password. Your two-step sign-in was removed too, so please set it up again.`,
      },
      { kind: "link", label: isNewPerson ? "Set your name and password" : "Set a new password", url },
      {
        kind: "paragraph",
        text: "The link works once, within seven days. Anyone who has it can sign in as you, so please don't share it.",
      },
    ],
  };
};
