import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { Button } from "../../../ui/Button.tsx";
import { isDeviceOffline } from "../shell/noAnswer.ts";
import { DateTime } from "./DateTime.tsx";
import styles from "./StaleNotice.module.css";

/** Content that is shown although the shop does not answer: greyed, with its time and a way to try again. */
export function StaleNotice({
  since,
  children,
}: {
  /** When the content was loaded; null: it is of now. */
  readonly since: string | null;
  readonly children: ReactNode;
}) {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <div role="status">
        {since !== null && (
          <div className={styles.notice}>
            <p>
              {isDeviceOffline() ? "You're offline." : "The shop isn't answering."} This is what it showed at{" "}
              <DateTime at={since} />.
            </p>
            <Button variant="secondary" busy={state === "loading"} onClick={() => void revalidate()}>
              Try again
            </Button>
          </div>
        )}
      </div>
      <div className={since === null ? undefined : styles.stale}>{children}</div>
    </>
  );
}
