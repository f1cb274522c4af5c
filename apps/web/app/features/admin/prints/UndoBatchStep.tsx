import type { Batch } from "@storywall/contract/schemas/owner/batches.ts";
import type { BatchStep } from "@storywall/domain/batches/batchSteps.ts";
import { UndoLine } from "../ui/UndoLine.tsx";

/** Returns a sentence that says why it failed; null when it succeeded. */
export type UndoBatch = (batchId: string, step: BatchStep) => Promise<string | null>;

/** Undoes closing a batch, or marking it as printed, while that is possible. */
export function UndoBatchStep({
  batch: { batchId, undo },
  onUndo,
}: {
  readonly batch: Batch;
  readonly onUndo: UndoBatch;
}) {
  if (!undo) return null;
  const { step, until } = undo;
  return (
    <UndoLine
      until={until}
      buttonLabel={
        step === "closed" ? "Undo: put its prints back into the queue" : "Undo: it has not been printed"
      }
      onUndo={() => onUndo(batchId, step)}
    >
      {step === "closed" && "After that, the shoppers whose orders it started get an email."}
    </UndoLine>
  );
}
