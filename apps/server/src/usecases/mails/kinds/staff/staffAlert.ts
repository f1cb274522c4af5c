import { AUDIT_ACTIONS } from "@storywall/domain/staff/auditActions.ts";
import type { StoredAuditEntry } from "../../../../ports/staff/AuditLog.ts";
import type { MailContent } from "../../mailContent.ts";

type StaffAlertMailData = { readonly entry: StoredAuditEntry; readonly logUrl: string };

/** Mail to each owner about a change of access, so that an owner learns of each new sign-in. */
export const staffAlertMail = ({ entry, logUrl }: StaffAlertMailData): MailContent => {
  const { actor, action, subject, device, at } = { ...entry, device: entry.actor.device };
  const who = actor.name ?? "Someone";
  const what = AUDIT_ACTIONS[action].toLowerCase();
  const isAboutOther = subject.label !== who;
  return {
    subject: `${who}: ${what}`,
    blocks: [
      { kind: "title", text: "Something changed in who may enter" },
      {
        kind: "lines",
        lines: [
          `Who: ${who}`,
          `What: ${AUDIT_ACTIONS[action]}`,
          ...(isAboutOther ? [`Whom: ${subject.label}`] : []),
          `When: ${at.toISOString().slice(0, 16).replace("T", " ")} UTC`,
          ...(device ? [`On: ${device}`] : []),
        ],
      },
      { kind: "link", label: "Read the log", url: logUrl },
      {
        kind: "paragraph",
        text: "If you don't know about this, stop that person under People and change your own password.",
      },
    ],
  };
};
