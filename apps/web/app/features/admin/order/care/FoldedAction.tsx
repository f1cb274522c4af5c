import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "../../ui/Admin.module.css";

/** Waits for a call. When it succeeded, the action closes and says `doneText`; else the reason goes to the form. */
export type ReportSuccess = <Problem>(
  call: Promise<Problem | null>,
  doneText: string,
) => Promise<Problem | null>;

/** A form that stays closed until it is needed. What it did is said in its own place, where the press was. */
export function FoldedAction({
  summary,
  isPossible = true,
  doneState = null,
  children,
}: {
  readonly summary: string;
  /** False: there is nothing to do any more. What was done is still said. */
  readonly isPossible?: boolean;
  /** What is said instead while it is done, also to those who come later; null: nothing. */
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
    // The button that was pressed is hidden now, and must not take the focus with it.
    if (doneText !== null) (details.current?.querySelector("summary") ?? status.current)?.focus();
  }, [doneText]);
  useEffect(() => {
    // What can be done again was undone meanwhile.
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
