/** Actions of keys on the page of prints to review. */
export type PrintReviewAction = "approve" | "ask" | "next" | "previous";

const ACTIONS: Readonly<Partial<Record<string, PrintReviewAction>>> = {
  a: "approve",
  q: "ask",
  ArrowRight: "next",
  ArrowLeft: "previous",
};

/** Selector of elements that need these keys themselves. */
export const ELEMENTS_WITH_OWN_KEYS =
  "input:not([type=checkbox]), textarea, select, [contenteditable], [role=textbox]";

type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "repeat">;

/**
 * Returns the action of a key press; null with Ctrl, Alt or Cmd, and while the key is held down, which must not
 * approve one print after the other.
 */
export const printReviewActionOf = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  repeat,
}: KeyPress): PrintReviewAction | null => {
  if (ctrlKey || metaKey || altKey || repeat) return null;
  return ACTIONS[key] ?? null;
};
