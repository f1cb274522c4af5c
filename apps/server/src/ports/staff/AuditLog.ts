import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { AuditAction, AuditSubjectKind } from "@storywall/domain/staff/auditActions.ts";
import type { StaffRole } from "@storywall/domain/staff/roles.ts";
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

export type StoredAuditEntry = Omit<AuditEntry, "actor"> & {
  readonly id: string;
  readonly actor: {
    readonly kind: AuditActor["kind"];
    readonly id: string | null;
    readonly name: string | null;
    readonly role: StaffRole | null;
    readonly device: string | null;
    readonly requestId: string | null;
  };
};

/** Null means any. Times are bounds: from (inclusive) and until (exclusive). */
export type AuditFilter = {
  readonly staffId: string | null;
  readonly action: AuditAction | null;
  readonly subject: { readonly kind: AuditSubjectKind; readonly id: string } | null;
  readonly from: Date | null;
  readonly until: Date | null;
};

/** What was done by whom. Entries are only added: the database refuses to change them, or to delete younger ones. */
export type AuditLog = {
  /** Adds an entry and returns its id. Call it in the transaction of the change, so that neither exists without the other. */
  append(entry: AuditEntry): Promise<string>;
  find(id: string): Promise<StoredAuditEntry | undefined>;
  /** Returns entries below `beforeId`, newest first. Null: from the newest on. */
  list(filter: AuditFilter, beforeId: string | null, limit: number): Promise<readonly StoredAuditEntry[]>;
  /** Deletes the entries from before that time, which must be two years ago at least. */
  removeBefore(time: Date): Promise<void>;
};
