import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { AuditAction, AuditSubjectKind } from "@storywall/domain/staff/auditActions.ts";
import type { StaffActor } from "./StaffMembers.ts";

/** The shopper has no name here: what they did is in the order. */
export type AuditActor = StaffActor | { readonly kind: "shopper" } | { readonly kind: "system" };

export type AuditSubject = {
  readonly kind: AuditSubjectKind;
  readonly id: string;
  /** What a person reads: an order's number, a name. */
  readonly label: string;
};

/** Changed fields only. What shoppers wrote, and their addresses, are "changed" and never the words. */
export type AuditFields = Readonly<Record<string, unknown>>;

export type AuditEntry = {
  readonly actor: AuditActor;
  readonly action: AuditAction;
  /** Null: of no site, or of all. */
  readonly site: SiteCode | null;
  readonly subject: AuditSubject;
  readonly before: AuditFields | null;
  readonly after: AuditFields | null;
  /** What the person gave as the reason; null: none was asked for. */
  readonly reason: string | null;
  readonly at: Date;
};

/** What was done by whom. Entries are only added: the database refuses to change them, or to delete younger ones. */
export type AuditLog = {
  /** Adds an entry. Call it in the transaction of the change, so that neither exists without the other. */
  append(entry: AuditEntry): Promise<void>;
  /** Deletes the entries from before that time, which must be two years ago at least. */
  removeBefore(time: Date): Promise<void>;
};
