import type { Question } from "../ui/ActionForm.tsx";

/**
 * Returns the question to ask before a parcel that looks as if it cannot have left is marked as sent. Null: no
 * question.
 */
export const sendQuestion = (warnings: readonly string[] = []): Question | null =>
  warnings.length === 0
    ? null
    : { title: "Has it really been sent?", text: warnings.join(" "), confirmLabel: "Yes, it has been sent" };

/** The same on the packing page. There a parcel with unticked tiles is rejected, so nothing is asked about it. */
export const packQuestion = (warnings: readonly string[], missing: number): Question | null =>
  missing > 0 ? null : sendQuestion(warnings);
