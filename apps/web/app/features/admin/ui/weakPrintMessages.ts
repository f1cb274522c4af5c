import type { WeakPrint } from "@storywall/contract/schemas/owner/ownerOrder.ts";

/** Returns the resolution of a print in words. */
export const ppiText = ({ ppi, verdict }: Pick<WeakPrint, "ppi" | "verdict">): string =>
  `${Math.floor(ppi)} pixels per inch, ${verdict === "unprintable" ? "too few for its size: it will look blurred" : "a little soft"}.`;

/** Returns how the shopper responded to the warning. */
export const confirmationText = ({ confirmedPpi }: Pick<WeakPrint, "confirmedPpi">): string =>
  confirmedPpi === null ? "The shopper has not confirmed it." : "The shopper wants it printed like this.";

/** Returns why the print is held, or that it was released; nothing for a print that was never held. */
export const holdText = ({
  state,
  holdReason,
  releasedAt,
}: Pick<WeakPrint, "state" | "holdReason" | "releasedAt">): string => {
  if (releasedAt !== null) return "It has been approved for printing.";
  if (state !== "held" || holdReason === null) return "";
  return HOLD_TEXTS[holdReason];
};

const HOLD_TEXTS = {
  unprintable: "It waits until you have looked at it.",
  unconfirmed: "It waits: they haven't been asked yet.",
  verySoft: "It waits until you have looked at it: it's softer than you print without checking.",
  changed: "It waits until you have looked at it: the photo was changed after the order.",
} as const satisfies Record<NonNullable<WeakPrint["holdReason"]>, string>;
