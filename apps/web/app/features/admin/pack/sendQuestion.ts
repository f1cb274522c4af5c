import type { Question } from "../ui/ActionForm.tsx";

/** Returns what is asked before a parcel is marked as sent that can hardly have left. Null: nothing speaks against it. */
export const sendQuestion = (doubts: readonly string[] = []): Question | null =>
  doubts.length === 0
    ? null
    : { title: "Has it really been sent?", text: doubts.join(" "), confirmLabel: "Yes, it has been sent" };
