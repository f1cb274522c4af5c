import { formatDuration } from "../time/formatDuration.ts";

/** The event from which the change window counts, as the page or mail that mentions it calls it. */
export type ChangesFrom = "payment" | "last photo" | "completion";

type ChangesOptions = {
  /** The change window of the site, or of the order. */
  readonly minutes: number;
  readonly from: ChangesFrom;
  /** True when no tile has a photo of the shopper: art cannot be changed. */
  readonly isArtOnly?: boolean;
};

const UNTIL = {
  payment: (time) => `For ${time} after you pay`,
  // "Until", because changes are also possible before the last photo.
  "last photo": (time) => `Until ${time} after the last photo is added`,
  completion: (time) => `For ${time} after your order is complete`,
} as const satisfies Record<ChangesFrom, (time: string) => string>;

const START = {
  payment: "your order is paid",
  completion: "your order is complete",
} as const satisfies Partial<Record<ChangesFrom, string>>;

/**
 * Returns the sentence that tells until when a shopper can change or cancel an order (B9). Checkout, questions,
 * policies and mails all use it: separate texts once contradicted each other when there was no time for changes.
 */
export const changesText = ({ minutes, from, isArtOnly = false }: ChangesOptions): string => {
  if (minutes === 0)
    return from === "last photo"
      ? "We start as soon as the last photo is added. Until then you can still change or cancel your order yourself; after that you can't."
      : `We start as soon as ${START[from]}, and you can't change or cancel it yourself after that.`;
  return `${UNTIL[from](formatDuration(minutes))}, you can ${changesOf(isArtOnly)} yourself, or cancel the order for a full refund.`;
};

/** Returns text naming the parts of a paid order that its shopper can change. */
export const changesOf = (isArtOnly: boolean): string =>
  isArtOnly ? "change crops and the address" : "change photos, crops and the address";
