import { signOutOwner } from "@storywall/contract/calls/owner/signOutOwner.ts";
import type { OwnerSession } from "@storywall/contract/schemas/owner/owner.ts";
import { ROLE_LABELS } from "@storywall/domain/staff/roles.ts";
import { useState } from "react";
import { useSite } from "../../../lib/api/site.ts";
import { Button } from "../../../ui/Button.tsx";
import { adminApi } from "./adminApi.ts";
import styles from "./SignIn.module.css";

/** Who is signed in and until when, and a button to sign out. */
export function OwnerSessionInfo({
  session: { expiresAt, staff },
  onSignedOut,
}: {
  readonly session: OwnerSession;
  readonly onSignedOut: () => Promise<void>;
}) {
  const { locale } = useSite();
  const [busy, setBusy] = useState(false);

  const handleSignOut = async () => {
    setBusy(true);
    const result = await adminApi(signOutOwner, {});
    if (result.kind === "ok") await onSignedOut();
    setBusy(false);
  };

  return (
    <section className={styles.form} aria-label="Your session">
      <p role="status">
        You are signed in{staff && ` as ${staff.name}, ${ROLE_LABELS[staff.role]}`}
        {expiresAt !== null && (
          <>
            {" until "}
            {/* In the time zone of the browser; the server, which rendered it first, has another. */}
            <time dateTime={expiresAt} suppressHydrationWarning>
              {new Date(expiresAt).toLocaleTimeString(locale, { hour: "2-digit", minute: "2-digit" })}
            </time>
          </>
        )}
        .
      </p>
      <Button variant="secondary" busy={busy} onClick={handleSignOut}>
        Sign out
      </Button>
    </section>
  );
}
