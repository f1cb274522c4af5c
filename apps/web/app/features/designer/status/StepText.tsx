import { VisuallyHidden } from "../../../ui/VisuallyHidden.tsx";
import type { LastStep } from "../state/designerState.ts";
import styles from "./StatusRegion.module.css";
import { designStepMessage, stepTitle } from "./stepMessages.ts";

export type StepTextProps = { readonly step: LastStep };

/** The text of a step: announced with its result. Undo and redo are visible too. */
export default function StepText({ step }: StepTextProps) {
  return (
    <p>
      {step.kind !== "done" && (
        <span className={styles.step} aria-hidden="true">
          {stepTitle(step)}
        </span>
      )}
      <VisuallyHidden>{designStepMessage(step)}</VisuallyHidden>
    </p>
  );
}
