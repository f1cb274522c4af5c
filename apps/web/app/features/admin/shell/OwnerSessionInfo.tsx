import { signOutOwner } from "@storywall/contract/calls/owner/signOutOwner.ts";
import type { OwnerSession } from "@storywall/contract/schemas/owner/owner.ts";
import { useState } from "react";
import { useSite } from "../../../lib/api/site.ts";
import { Button } from "../../../ui/Button.tsx";
import { adminApi } from "./adminApi.ts";
import { nameWithRole } from "./nameWithRole.ts";
import { NO_ANSWER } from "./requestPasskey.ts";
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
  const [error, setError] = useState<string>();

  const handleSignOut = async () => {
    setBusy(true);
    setError(undefined);
    const result = await adminApi(signOutOwner, {});
    if (result.kind === "ok") await onSignedOut();
    if (result.kind === "error") setError(result.message);
    if (result.kind === "unreachable") setError(NO_ANSWER);
    setBusy(false);
  };

  return (
    <section className={styles.form} aria-label="Your session">
      <p role="status">
        You are signed in{staff && ` as ${nameWithRole(staff)}`}
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
      {error !== undefined && <p role="alert">{error}</p>}
    </section>
  );
}
