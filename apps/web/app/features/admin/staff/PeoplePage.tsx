import type { StaffInvitation, StaffList } from "@storywall/contract/schemas/owner/staff.ts";
import { ROLE_LABELS } from "@storywall/domain/staff/roles.ts";
import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { AdminPage } from "../ui/AdminPage.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { EmailText } from "../ui/email/EmailText.tsx";
import { InviteForm } from "./InviteForm.tsx";
import { PersonCard } from "./PersonCard.tsx";
import type { PeopleActions } from "./peopleActions.ts";
import styles from "./Staff.module.css";

/** Who can sign in: roles, devices and invitations. */
export function PeoplePage({
  list: { people, invitations },
  actorId,
  actions,
}: {
  readonly list: StaffList;
  readonly actorId: string;
  readonly actions: PeopleActions;
}) {
  return (
    <AdminPage title="People" lead="Everyone signs in with their own account and sees what their role needs.">
      <InviteForm onInvite={actions.invite} />
      <ul className={styles.list} aria-label="People at the shop">
        {people.map((person) => (
          <li key={person.id}>
            <PersonCard person={person} isActor={person.id === actorId} actions={actions} />
          </li>
        ))}
      </ul>
      <section className={styles.section} aria-labelledby="invitations">
        <h2 id="invitations">Invitations</h2>
        {invitations.length === 0 ? (
          <EmptyState title="No open invitations">
            People you invite are listed here until they accept.
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {invitations.map((invitation) => (
              <li key={invitation.id}>
                <InvitationRow invitation={invitation} onWithdraw={actions.withdraw} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </AdminPage>
  );
}

function InvitationRow({
  invitation: { id, email, role, isNewPerson, expiresAt },
  onWithdraw,
}: {
  readonly invitation: StaffInvitation;
  readonly onWithdraw: PeopleActions["withdraw"];
}) {
  const [error, setError] = useState<string | null>(null);
  return (
    <div className={styles.row}>
      <div>
        <p>
          <EmailText>{email}</EmailText>, {ROLE_LABELS[role]}
          {!isNewPerson && ", for a new password"}
        </p>
        <p className={styles.muted}>
          Valid until <DateTime at={expiresAt} />
        </p>
        {error !== null && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
      </div>
      <Button
        variant="secondary"
        aria-label={`Withdraw the invitation to ${email}`}
        onClick={() => void onWithdraw(id).then(setError)}
      >
        Withdraw
      </Button>
    </div>
  );
}
