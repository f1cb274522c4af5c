import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { AuditAction, AuditSubjectKind } from "@storywall/domain/staff/auditActions.ts";
import type { NoticeKind, NoticeTiming } from "@storywall/domain/staff/noticeChoices.ts";
import type { StaffRole } from "@storywall/domain/staff/roles.ts";
import type { Generated } from "kysely";
import type { AuditActor } from "../../../ports/staff/AuditLog.ts";
import type { ChallengeKind } from "../../../ports/staff/StaffChallenges.ts";
import type { Json } from "./jsonColumns.ts";

export type StaffTables = {
  owners: { id: number; passwordHash: string; changedAt: Date };
  ownerSessions: {
    tokenHash: string;
    id: Generated<string>;
    staffId: Generated<string>;
    device: Generated<string>;
    createdAt: Date;
    expiresAt: Date;
    lastSeenAt: Generated<Date | null>;
    /** When the person last proved their identity after signing in. */
    provenAt: Generated<Date | null>;
  };
  staffMembers: {
    id: string;
    name: string;
    email: string | null;
    role: StaffRole;
    passwordHash: Generated<string | null>;
    createdAt: Date;
    /** Sessions that began before this time are ended. */
    sessionsSince: Date;
    stoppedAt: Generated<Date | null>;
    totpSecret: Generated<string | null>;
    /** Time step of the last six-digit code that was accepted. */
    totpStep: Generated<number | null>;
  };
  staffNoticeChoices: { staffId: string; kind: NoticeKind; timing: NoticeTiming; hour: number };
  staffNotices: {
    staffId: string;
    /** Key of the event; each person gets one notice of it. */
    occasion: string;
    kind: NoticeKind;
    subjectId: string;
    site: SiteCode;
    createdAt: Date;
    /** Mail that lists the notice; null while it waits for one. */
    mailId: Generated<string | null>;
  };
  staffInvitations: {
    id: string;
    token: string;
    email: string;
    role: StaffRole;
    staffId: string | null;
    invitedBy: string;
    createdAt: Date;
    expiresAt: Date;
  };
  staffPasswordLinks: { id: string; token: string; email: string; createdAt: Date; expiresAt: Date };
  staffPasskeys: {
    id: string;
    staffId: string;
    rpId: string;
    name: string;
    publicKey: string;
    counter: number;
    createdAt: Date;
    usedAt: Generated<Date | null>;
  };
  staffRecoveryCodes: { staffId: string; codeHash: string };
  staffChallenges: {
    tokenHash: string;
    kind: ChallengeKind;
    staffId: string | null;
    value: string;
    expiresAt: Date;
  };
  auditLog: {
    id: Generated<string>;
    at: Date;
    actorKind: AuditActor["kind"];
    staffId: string | null;
    actorName: string | null;
    actorRole: StaffRole | null;
    device: string | null;
    requestId: string | null;
    site: SiteCode | null;
    action: AuditAction;
    subjectKind: AuditSubjectKind;
    subjectId: string;
    subjectLabel: string;
    before: Json<unknown> | null;
    after: Json<unknown> | null;
    reason: string | null;
  };
  /** `deviceHash`: hash of a device on which staff signed in before; null for an unknown device. */
  signInTries: {
    id: string;
    address: string;
    deviceHash: string | null;
    staffId: Generated<string | null>;
    at: Date;
  };
  ownerDevices: { tokenHash: string; usedAt: Date };
};
