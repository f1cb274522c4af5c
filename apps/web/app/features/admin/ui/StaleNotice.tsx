import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { Button } from "../../../ui/Button.tsx";
import { classNames } from "../../../ui/classNames.ts";
import { isDeviceOffline } from "../shell/noAnswer.ts";
import { DateTime } from "./DateTime.tsx";
import styles from "./StaleNotice.module.css";

/** Content that is shown although the shop does not answer: greyed, with its time and a way to try again. */
export function StaleNotice({
  since,
  children,
}: {
  /** When the content was loaded; null: it is current. */
  readonly since: string | null;
  readonly children: ReactNode;
}) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className={styles.box}>
      <div role="status">
        {since !== null && (
          <div className={styles.notice}>
            <p>
              {isDeviceOffline() ? "You're offline." : "The shop isn't answering."} This is how it looked on{" "}
              <DateTime at={since} />.
            </p>
            <Button variant="secondary" busy={state === "loading"} onClick={() => void revalidate()}>
              Try again
            </Button>
          </div>
        )}
      </div>
      <div className={classNames(styles.content, since !== null && styles.stale)}>{children}</div>
    </div>
  );
}
