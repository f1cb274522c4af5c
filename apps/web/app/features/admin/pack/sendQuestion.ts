import type { Question } from "../ui/ActionForm.tsx";

/** Returns what is asked before a parcel is marked as sent that can hardly have left. Null: nothing speaks against it. */
export const sendQuestion = (doubts: readonly string[] = []): Question | null =>
  doubts.length === 0
    ? null
    : { title: "Has it really been sent?", text: doubts.join(" "), confirmLabel: "Yes, it has been sent" };

/** The same in Packing, where a parcel with tiles that are not ticked is refused: there is nothing to ask about it. */
export const packQuestion = (doubts: readonly string[], missing: number): Question | null =>
  missing > 0 ? null : sendQuestion(doubts);
