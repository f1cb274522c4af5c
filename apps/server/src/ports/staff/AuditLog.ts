import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { AuditAction, AuditSubjectKind } from "@storywall/domain/staff/auditActions.ts";
import type { StaffRole } from "@storywall/domain/staff/roles.ts";
import type { StaffActor } from "./StaffMembers.ts";

/** Actor of an entry. The shopper has no name here: the order shows what they did. */
export type AuditActor = StaffActor | { readonly kind: "shopper" } | { readonly kind: "system" };

export type AuditSubject = {
  readonly kind: AuditSubjectKind;
  readonly id: string;
  /** Readable name of the subject: an order's number, a person's name. */
  readonly label: string;
};

/** Changed fields only. For texts and addresses of shoppers the value is "changed", never the words. */
export type AuditFields = Readonly<Record<string, unknown>>;

export type AuditEntry = {
  readonly actor: AuditActor;
  readonly action: AuditAction;
  /** Site that the entry is about; null for none or all of them. */
  readonly site: SiteCode | null;
  readonly subject: AuditSubject;
  readonly before: AuditFields | null;
  readonly after: AuditFields | null;
  /** Reason that the person gave; null when none was asked for. */
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

/**
 * Filter of the log; a field that is null matches any entry. Times are bounds: from (inclusive) and until
 * (exclusive).
 */
export type AuditFilter = {
  readonly staffId: string | null;
  readonly action: AuditAction | null;
  readonly subject: { readonly kind: AuditSubjectKind; readonly id: string } | null;
  readonly from: Date | null;
  readonly until: Date | null;
};

/**
 * Log of who did what. Entries are only added: the database refuses to change them, or to delete those under
 * two years old.
 */
export type AuditLog = {
  /** Adds an entry and returns its id. Call it in the transaction of the change, so that neither exists without the other. */
  append(entry: AuditEntry): Promise<string>;
  find(id: string): Promise<StoredAuditEntry | undefined>;
  /** Returns entries older than `beforeId`, newest first; null starts at the newest. */
  list(filter: AuditFilter, beforeId: string | null, limit: number): Promise<readonly StoredAuditEntry[]>;
  /** Deletes entries that are older than `time`, which must be at least two years ago. */
  removeBefore(time: Date): Promise<void>;
};
