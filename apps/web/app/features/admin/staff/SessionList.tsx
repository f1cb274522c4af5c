import type { StaffSession } from "@storywall/contract/schemas/owner/staff.ts";
import { useState } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Badge } from "../ui/Badge.tsx";
import { DateTime } from "../ui/DateTime.tsx";
import styles from "./Staff.module.css";

/** The devices on which a person is signed in, each with a button to sign it out. */
export function SessionList({
  label,
  sessions,
  onEnd,
}: {
  readonly label: string;
  readonly sessions: readonly StaffSession[];
  /** Returns a sentence that says why it failed; null when it succeeded. */
  readonly onEnd: (sessionId: string) => Promise<string | null>;
}) {
  const [error, setError] = useState<string | null>(null);
  return (
    <div>
      <ul aria-label={label}>
        {sessions.map(({ id, device, lastSeenAt, isCurrent }) => (
          <li key={id} className={styles.row}>
            <span>
              {device} {isCurrent && <Badge>This device</Badge>}{" "}
              <span className={styles.muted}>
                last seen <DateTime at={lastSeenAt} />
              </span>
            </span>
            {!isCurrent && (
              <Button
                variant="ghost"
                aria-label={`Sign out ${device}`}
                onClick={() => void onEnd(id).then(setError)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
