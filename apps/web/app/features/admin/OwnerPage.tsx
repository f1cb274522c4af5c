import type { OwnerSession } from "@storywall/contract/schemas/owner.ts";
import { useEffect, useRef } from "react";
import { Page } from "../../ui/Page.tsx";
import { DeskWays } from "./Desk.tsx";
import styles from "./OwnerPage.module.css";
import { SignedIn } from "./SignedIn.tsx";
import { SignIn } from "./SignIn.tsx";

/** The owner's door (R6.2). The session is the server's to know, so every change asks it anew. */
export function OwnerPage({
  session: { isSignedIn, expiresAt },
  onSignedIn,
  onSignedOut,
}: {
  readonly session: OwnerSession;
  readonly onSignedIn: () => Promise<void>;
  readonly onSignedOut: () => Promise<void>;
}) {
  const place = useFocusOnChange(isSignedIn);
  return (
    <Page
      title="The owner's desk"
      lead={isSignedIn ? undefined : "For whoever runs this shop. Shoppers need no account."}
    >
      {isSignedIn && <DeskWays />}
      <div ref={place} tabIndex={-1} className={styles.place}>
        {isSignedIn ? (
          <SignedIn expiresAt={expiresAt} onSignedOut={onSignedOut} />
        ) : (
          <SignIn onSignedIn={onSignedIn} />
        )}
      </div>
    </Page>
  );
}

/** What was pressed is gone then, and focus with it; whoever uses the keyboard goes on from what came instead. */
const useFocusOnChange = (isSignedIn: boolean) => {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(isSignedIn);
  useEffect(() => {
    if (last.current === isSignedIn) return;
    last.current = isSignedIn;
    place.current?.focus();
  }, [isSignedIn]);
  return place;
};
