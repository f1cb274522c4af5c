import { AUDIT_ACTIONS, AUDIT_SUBJECTS, type AuditAction } from "@storywall/domain/staff/auditActions.ts";
import { NOTICE_TIMINGS } from "@storywall/domain/staff/noticeChoices.ts";
import { MIN_PASSWORD_LENGTH } from "@storywall/domain/staff/passwordRules.ts";
import * as z from "zod/mini";
import { email, id, singleLine, site, time } from "../primitives.ts";
import { staffRole } from "./owner.ts";

export const personName = singleLine(80).check(z.minLength(1));
export const newPassword = z.string().check(z.minLength(MIN_PASSWORD_LENGTH), z.maxLength(1024));
/** A six-digit code, or a recovery code. */
export const typedCode = z.string().check(z.minLength(1), z.maxLength(40));
/** JSON of the WebAuthn standard, passed between the browser and the server's WebAuthn library. */
export const webAuthnJson = z.record(z.string(), z.unknown());

export const staffSession = z.object({
  id,
  /** Browser and system, such as "Firefox on Windows". */
  device: z.string(),
  createdAt: time,
  lastSeenAt: time,
  expiresAt: time,
  /** The session of this request. */
  isCurrent: z.boolean(),
});
export type StaffSession = z.infer<typeof staffSession>;

/** A staff member, as shown to those who manage staff. */
export const staffPerson = z.object({
  id,
  name: z.string(),
  /** Null when the first owner has not entered one. */
  email: z.nullable(z.string()),
  role: staffRole,
  isStopped: z.boolean(),
  /** Null when not signed in anywhere now. */
  lastSeenAt: z.nullable(time),
  hasSecondFactor: z.boolean(),
  sessions: z.array(staffSession),
});
export type StaffPerson = z.infer<typeof staffPerson>;

export const staffInvitation = z.object({
  id,
  email: z.string(),
  role: staffRole,
  /** False for a staff member who gets a new password. */
  isNewPerson: z.boolean(),
  expiresAt: time,
});
export type StaffInvitation = z.infer<typeof staffInvitation>;

export const staffList = z.object({
  people: z.array(staffPerson),
  invitations: z.array(staffInvitation),
});
export type StaffList = z.infer<typeof staffList>;

export const newInvitation = z.strictObject({ email, role: staffRole });

const noticeTiming = z.enum(NOTICE_TIMINGS);
/** What a staff member is notified of by mail. The daily list is sent at `hour` in each site's own time zone. */
export const noticeChoices = z.strictObject({
  order: noticeTiming,
  late: noticeTiming,
  payment: noticeTiming,
  print: noticeTiming,
  answer: noticeTiming,
  message: noticeTiming,
  hour: z.int().check(z.gte(0), z.lte(23)),
});

export const someNoticeChoices = z.partial(noticeChoices);

/** The signed-in staff member's own account. */
export const staffAccount = z.object({
  id,
  name: z.string(),
  email: z.nullable(z.string()),
  role: staffRole,
  /** False when the shop's own password signs the first owner in. */
  hasOwnPassword: z.boolean(),
  passwordChangedAt: time,
  hasCodes: z.boolean(),
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), host: z.string(), createdAt: time })),
  recoveryCodesLeft: z.int(),
  notices: noticeChoices,
  sessions: z.array(staffSession),
});
export type StaffAccount = z.infer<typeof staffAccount>;

export const recoveryCodes = z.array(z.string());

/** The stable name of an action. */
const isAuditAction = (name: string): name is AuditAction => name in AUDIT_ACTIONS;
export const auditAction = z.enum(Object.keys(AUDIT_ACTIONS).filter(isAuditAction));

const auditFields = z.nullable(z.record(z.string(), z.unknown()));
export const auditEntry = z.object({
  id: z.string(),
  at: time,
  actorKind: z.enum(["staff", "shopper", "system"]),
  staffId: z.nullable(z.string()),
  person: z.nullable(z.string()),
  role: z.nullable(staffRole),
  device: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  site: z.nullable(site),
  action: auditAction,
  subjectKind: z.enum(AUDIT_SUBJECTS),
  subjectId: z.string(),
  subjectLabel: z.string(),
  /** Values of the changed fields only. */
  before: auditFields,
  after: auditFields,
  reason: z.nullable(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const day = z.iso.date();
export const auditQuery = z.strictObject({
  person: z.optional(id),
  action: z.optional(auditAction),
  subjectKind: z.optional(z.enum(AUDIT_SUBJECTS)),
  subjectId: z.optional(z.string().check(z.maxLength(100))),
  /** First and last day in the site's time zone, both included. */
  from: z.optional(day),
  until: z.optional(day),
  /** `nextBefore` of the previous page. */
  before: z.optional(z.string().check(z.regex(/^\d{1,18}$/, "is no place in the log"))),
});
