import { findSendDoubts, type ParcelContents } from "@storywall/domain/orders/sendDoubts.ts";
import type { Question } from "../ui/ActionForm.tsx";

/** Returns what is asked before a parcel is marked as sent that can hardly have left. Null: all of it is there. */
export const sendQuestion = (contents: ParcelContents): Question | null => {
  const doubts = findSendDoubts(contents);
  if (doubts.length === 0) return null;
  return { title: "Has it really been sent?", text: doubts.join(" "), confirmLabel: "Yes, it has been sent" };
};
