import type { OwnerSession } from "@storywall/contract/schemas/owner/owner.ts";
import type {
  AuditEntry,
  StaffAccount,
  StaffList,
  StaffSession as WireSession,
} from "@storywall/contract/schemas/owner/staff.ts";
import { rightsOf } from "@storywall/domain/staff/roles.ts";
import type { StoredAuditEntry } from "../../../ports/staff/AuditLog.ts";
import type { StaffActor, StaffMember } from "../../../ports/staff/StaffMembers.ts";
import type { StaffSession } from "../../../ports/staff/StaffSessions.ts";
import type { AccountView } from "../../../usecases/staff/account.ts";
import type { StaffList as StaffListView } from "../../../usecases/staff/listStaff.ts";

export const SIGNED_OUT: OwnerSession = { isSignedIn: false, expiresAt: null, staff: null };

export const toOwnerSession = ({
  staff: { id, name, role },
  expiresAt,
}: {
  readonly staff: StaffMember;
  readonly expiresAt: Date;
}): OwnerSession => ({
  isSignedIn: true,
  expiresAt: expiresAt.toISOString(),
  staff: { id, name, role, rights: [...rightsOf(role)] },
});

const lastSeenAtOf = ({ lastSeenAt, createdAt }: StaffSession): Date => lastSeenAt ?? createdAt;

const toWireSession = (session: StaffSession, actor: StaffActor): WireSession => ({
  id: session.id,
  device: session.device,
  createdAt: session.createdAt.toISOString(),
  lastSeenAt: lastSeenAtOf(session).toISOString(),
  expiresAt: session.expiresAt.toISOString(),
  isCurrent: session.id === actor.sessionId,
});

export const toStaffList = ({ people, invitations }: StaffListView, actor: StaffActor): StaffList => ({
  people: people.map(({ account, sessions, passkeyCount }) => ({
    id: account.id,
    name: account.name,
    email: account.email,
    role: account.role,
    isStopped: account.stoppedAt !== null,
    lastSeenAt:
      sessions
        .map((session) => lastSeenAtOf(session).toISOString())
        .toSorted()
        .at(-1) ?? null,
    hasSecondFactor: account.totpSecret !== null || passkeyCount > 0,
    sessions: sessions.map((session) => toWireSession(session, actor)),
  })),
  invitations: invitations.map(({ id, email, role, staffId, expiresAt }) => ({
    id,
    email,
    role,
    isNewPerson: staffId === null,
    expiresAt: expiresAt.toISOString(),
  })),
});

export const toStaffAccount = (
  { account, passkeys, recoveryCodeCount, notices, sessions }: AccountView,
  actor: StaffActor,
): StaffAccount => ({
  id: account.id,
  name: account.name,
  email: account.email,
  role: account.role,
  hasOwnPassword: account.passwordHash !== null,
  passwordChangedAt: account.passwordChangedAt.toISOString(),
  hasCodes: account.totpSecret !== null,
  passkeys: passkeys.map(({ id, name, rpId, createdAt }) => ({
    id,
    name,
    host: rpId,
    createdAt: createdAt.toISOString(),
  })),
  recoveryCodesLeft: recoveryCodeCount,
  notices,
  sessions: sessions.map((session) => toWireSession(session, actor)),
});

export const toAuditEntry = ({ id, actor, subject, at, ...entry }: StoredAuditEntry): AuditEntry => ({
  id,
  at: at.toISOString(),
  actorKind: actor.kind,
  staffId: actor.id,
  person: actor.name,
  role: actor.role,
  device: actor.device,
  requestId: actor.requestId,
  site: entry.site,
  action: entry.action,
  subjectKind: subject.kind,
  subjectId: subject.id,
  subjectLabel: subject.label,
  before: entry.before && { ...entry.before },
  after: entry.after && { ...entry.after },
  reason: entry.reason,
});
