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
/** JSON of the WebAuthn standard, from the browser to the shop's library and back. */
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

/** A person as those see them who manage people. */
export const staffPerson = z.object({
  id,
  name: z.string(),
  /** Null: the first owner has not entered one. */
  email: z.nullable(z.string()),
  role: staffRole,
  isStopped: z.boolean(),
  /** Null: not signed in anywhere now. */
  lastSeenAt: z.nullable(time),
  hasSecondFactor: z.boolean(),
  sessions: z.array(staffSession),
});
export type StaffPerson = z.infer<typeof staffPerson>;

export const staffInvitation = z.object({
  id,
  email: z.string(),
  role: staffRole,
  /** False: a person of the shop, who gets a new password. */
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
/** What a person hears of by mail. The daily list comes at that hour of each site's own time zone. */
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

/** What the signed-in person sees of their own account. */
export const staffAccount = z.object({
  id,
  name: z.string(),
  email: z.nullable(z.string()),
  role: staffRole,
  /** False: the shop's own password signs the first owner in. */
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

/** An action by its stable name. */
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
  /** Changed fields only. */
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
  /** Days of the site's time zone; both are included. */
  from: z.optional(day),
  until: z.optional(day),
  /** `nextBefore` of the page before. */
  before: z.optional(z.string().check(z.regex(/^\d{1,18}$/, "is no place in the log"))),
});
