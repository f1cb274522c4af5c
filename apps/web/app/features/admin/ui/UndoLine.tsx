import type { ReactNode } from "react";
import { useTimeLeft } from "../../../lib/page/useTimeLeft.ts";
import { useAdminRevalidator } from "../shell/useAdminRevalidator.ts";
import { ActionForm } from "./ActionForm.tsx";
import styles from "./Admin.module.css";

/**
 * Says for how long an action can still be undone, and undoes it. The page's data is loaded again when the time is
 * over.
 */
export function UndoLine({
  until,
  buttonLabel,
  onUndo,
  children,
}: {
  readonly until: string;
  readonly buttonLabel: string;
  /** Returns a sentence that says why it failed; null when it succeeded. */
  readonly onUndo: () => Promise<string | null>;
  /** What happens after that time, if anything does. */
  readonly children?: ReactNode;
}) {
  const { revalidate } = useAdminRevalidator();
  const timeLeft = useTimeLeft(until, () => void revalidate());
  return (
    <div className={styles.form}>
      <p>
        You can undo this
        {timeLeft === null ? (
          // Before hydration no time is known. Its space is reserved, so that nothing below moves when it appears.
          <span className={styles.blank}> for another 5 minutes</span>
        ) : (
          ` for ${timeLeft.startsWith("less") ? "" : "another "}${timeLeft}`
        )}
        . {children}
      </p>
      <ActionForm buttonLabel={buttonLabel} onSend={onUndo} />
    </div>
  );
}
