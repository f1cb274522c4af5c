import { signOutOwner } from "@storywall/contract/calls/owner/signOutOwner.ts";
import type { OwnerSession } from "@storywall/contract/schemas/owner/owner.ts";
import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import { clearDrafts } from "../ui/drafts/draftStorage.ts";
import { adminApi } from "./adminApi.ts";
import { nameWithRole } from "./nameWithRole.ts";
import { noAnswerMessage } from "./noAnswer.ts";
import styles from "./SignIn.module.css";

/** Who is signed in and until when, and a button to sign out. */
export function OwnerSessionInfo({
  session: { expiresAt, staff },
  onSignedOut,
}: {
  readonly session: OwnerSession;
  readonly onSignedOut: () => Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const handleSignOut = async () => {
    setBusy(true);
    setError(undefined);
    const result = await adminApi(signOutOwner, {});
    if (result.kind === "ok") {
      clearDrafts();
      await onSignedOut();
    }
    if (result.kind === "error") setError(result.message);
    if (result.kind === "unreachable") setError(noAnswerMessage());
    setBusy(false);
  };

  return (
    <section className={styles.form} aria-label="Your session">
      <p role="status">
        You're signed in{staff && ` as ${nameWithRole(staff)}`}.
        {expiresAt !== null && (
          <>
            {" "}
            This ends on <DateTime at={expiresAt} />.
          </>
        )}
      </p>
      <Button variant="secondary" busy={busy} onClick={handleSignOut}>
        Sign out
      </Button>
      {error !== undefined && <p role="alert">{error}</p>}
    </section>
  );
}
