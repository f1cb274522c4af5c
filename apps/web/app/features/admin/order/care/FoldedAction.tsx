import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "../../ui/Admin.module.css";

/** Waits for a call. On success the action closes and shows `doneText`; otherwise the reason goes to the form. */
export type ReportSuccess = <Problem>(
  call: Promise<Problem | null>,
  doneText: string,
) => Promise<Problem | null>;

/** A form that stays closed until it is needed. Its result is shown where the button was. */
export function FoldedAction({
  summary,
  isPossible = true,
  doneState = null,
  children,
}: {
  readonly summary: string;
  /** False when there is nothing left to do. The result of the last action is still shown. */
  readonly isPossible?: boolean;
  /** Text shown instead while it is done, also on later visits; null: none. */
  readonly doneState?: string | null;
  readonly children: (report: ReportSuccess) => ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [doneText, setDoneText] = useState<string | null>(null);

  const report: ReportSuccess = async (call, text) => {
    setDoneText(null);
    const problem = await call;
    if (problem !== null) return problem;
    if (details.current) details.current.open = false;
    setDoneText(text);
    return null;
  };
  useEffect(() => {
    // The pressed button is hidden now and must not lose the focus.
    if (doneText !== null) (details.current?.querySelector("summary") ?? status.current)?.focus();
  }, [doneText]);
  useEffect(() => {
    // It is possible again, so it was undone meanwhile.
    if (isPossible) setDoneText(null);
  }, [isPossible]);
  const text = isPossible ? doneText : (doneState ?? doneText);
  if (!isPossible && text === null) return null;

  return (
    <div>
      {isPossible && (
        <details ref={details}>
          <summary>{summary}</summary>
          {children(report)}
        </details>
      )}
      <p ref={status} role="status" tabIndex={-1} className={styles.done}>
        {text}
      </p>
    </div>
  );
}
