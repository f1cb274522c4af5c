import type { StaffPerson } from "@storywall/contract/schemas/owner/staff.ts";
import { ROLE_LABELS, STAFF_ROLES, type StaffRole } from "@storywall/domain/staff/roles.ts";
import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { SelectField } from "../../../ui/form/Field.tsx";
import { Badge } from "../ui/Badge.tsx";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import { EmailText } from "../ui/email/EmailText.tsx";
import type { PeopleActions } from "./peopleActions.ts";
import { SessionList } from "./SessionList.tsx";
import styles from "./Staff.module.css";

type Question = "stop" | "reset" | { readonly role: StaffRole };

/** One person: role, second factor, devices, and the actions on them. */
export function PersonCard({
  person,
  isActor,
  actions,
}: {
  readonly person: StaffPerson;
  readonly isActor: boolean;
  readonly actions: PeopleActions;
}) {
  const { id, name, email, role, isStopped, hasSecondFactor, lastSeenAt, sessions } = person;
  const [question, setQuestion] = useState<Question | null>(null);
  const [error, setError] = useState<string | null>(null);
  return (
    <article className={styles.person} aria-label={name}>
      <div className={styles.personHead}>
        <h2>{name}</h2>
        {isActor && <Badge>You</Badge>}
        <Badge>{ROLE_LABELS[role]}</Badge>
        {isStopped ? (
          <Badge tone="wrong">Suspended</Badge>
        ) : (
          <Badge tone={hasSecondFactor ? "good" : "attention"}>
            {hasSecondFactor ? "Two-step sign-in" : "Password only"}
          </Badge>
        )}
      </div>
      <p className={styles.muted}>
        <EmailText>{email ?? "Signs in with the shop's own password"}</EmailText>
        {lastSeenAt !== null && (
          <>
            , last seen <DateTime at={lastSeenAt} />
          </>
        )}
      </p>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {!isActor && (
        <div className={styles.row}>
          <SelectField
            label={`Role of ${name}`}
            value={role}
            onChange={({ target }) => {
              const chosen = STAFF_ROLES.find((known) => known === target.value);
              if (chosen && chosen !== role) setQuestion({ role: chosen });
            }}
          >
            {STAFF_ROLES.map((known) => (
              <option key={known} value={known}>
                {ROLE_LABELS[known]}
              </option>
            ))}
          </SelectField>
          <div className={styles.buttons}>
            {!isStopped && email !== null && (
              <Button
                variant="secondary"
                aria-label={`Lost phone or password: ${name}`}
                onClick={() => setQuestion("reset")}
              >
                Lost phone or password
              </Button>
            )}
            {isStopped ? (
              <Button
                variant="secondary"
                aria-label={`Let back in: ${name}`}
                onClick={() => void actions.setStopped(id, false).then(setError)}
              >
                Let back in
              </Button>
            ) : (
              <Button variant="danger" aria-label={`Suspend ${name}`} onClick={() => setQuestion("stop")}>
                Suspend
              </Button>
            )}
          </div>
        </div>
      )}
      {sessions.length > 0 && (
        <SessionList
          label={`Devices of ${name}`}
          sessions={sessions}
          onEnd={(sessionId) => actions.endSession(id, sessionId)}
        />
      )}
      <PersonQuestion
        person={person}
        question={question}
        actions={actions}
        onClose={() => setQuestion(null)}
      />
    </article>
  );
}

function PersonQuestion({
  person: { id, name, email, role },
  question,
  actions,
  onClose,
}: {
  readonly person: StaffPerson;
  readonly question: Question | null;
  readonly actions: PeopleActions;
  readonly onClose: () => void;
}) {
  if (question === "stop") {
    return (
      <ConfirmDialog
        open
        title={`Suspend ${name}?`}
        confirmLabel={`Suspend ${name}`}
        variant="danger"
        onConfirm={() => actions.setStopped(id, true)}
        onClose={onClose}
      >
        They are signed out everywhere at once and can't sign in. What they did stays in the log, and you can
        let them back in.
      </ConfirmDialog>
    );
  }
  if (question === "reset") {
    return (
      <ConfirmDialog
        open
        title={`Help ${name} to sign in again?`}
        confirmLabel="Send the link"
        onConfirm={() => actions.reset(id)}
        onClose={onClose}
      >
        Their passkeys and codes are removed, they are signed out, and <EmailText>{email ?? name}</EmailText>{" "}
        gets a link for a new password. Please speak to them first: anyone who reads that mailbox could use
        the link.
      </ConfirmDialog>
    );
  }
  if (question === null) return null;
  return (
    <ConfirmDialog
      open
      title={`Change ${name}'s role to ${ROLE_LABELS[question.role]}?`}
      confirmLabel="Change the role"
      onConfirm={() => actions.changeRole(id, question.role, role)}
      onClose={onClose}
    >
      {name} is signed out everywhere and signs in again with the new rights.
    </ConfirmDialog>
  );
}
