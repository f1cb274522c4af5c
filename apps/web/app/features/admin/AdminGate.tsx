import type { OwnerSession } from "@storywall/contract/schemas/owner.ts";
import { useEffect, useRef } from "react";
import { Page } from "../../ui/Page.tsx";
import styles from "./AdminGate.module.css";
import { AdminNav } from "./AdminLayout.tsx";
import { OwnerSessionInfo } from "./OwnerSessionInfo.tsx";
import { SignIn } from "./SignIn.tsx";

/** Sign-in and session of the owner (R6.2). Only the server knows the session, so every change reloads it. */
export function AdminGate({
  session: { isSignedIn, expiresAt },
  onSignedIn,
  onSignedOut,
}: {
  readonly session: OwnerSession;
  readonly onSignedIn: () => Promise<void>;
  readonly onSignedOut: () => Promise<void>;
}) {
  const container = useFocusOnChange(isSignedIn);
  return (
    <Page
      title="The owner's desk"
      lead={isSignedIn ? undefined : "For whoever runs this shop. Shoppers need no account."}
    >
      {isSignedIn && <AdminNav />}
      <div ref={container} tabIndex={-1} className={styles.root}>
        {isSignedIn ? (
          <OwnerSessionInfo expiresAt={expiresAt} onSignedOut={onSignedOut} />
        ) : (
          <SignIn onSignedIn={onSignedIn} />
        )}
      </div>
    </Page>
  );
}

/**
 * Moves focus to the content after signing in or out: the button that had focus is removed, and keyboard users must be
 * able to continue from there.
 */
const useFocusOnChange = (isSignedIn: boolean) => {
  const container = useRef<HTMLDivElement>(null);
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    if (wasSignedIn.current === isSignedIn) return;
    wasSignedIn.current = isSignedIn;
    container.current?.focus();
  }, [isSignedIn]);
  return container;
};
