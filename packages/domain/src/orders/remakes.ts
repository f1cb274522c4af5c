import type { OrderState } from "./orderStates.ts";

/** How a tile of an order is made again: back in the queue, or in a parcel of its own. */
export type RemakeKind = "reprint" | "replacement" | "none";

/**
 * How a tile is made again in each state of its order. Before the parcel leaves, a spoilt piece goes back into the
 * queue (reprint). Afterwards it needs a parcel of its own (replacement). A cancelled order, whose money is
 * refunded, gets neither.
 */
export const REMAKE_BY_STATE = {
  awaiting_photos: "none",
  placed: "reprint",
  in_production: "reprint",
  shipped: "replacement",
  delivered: "replacement",
  cancelled: "none",
  refunded: "none",
} as const satisfies Record<OrderState, RemakeKind>;

/** The states of a replacement. It begins in production, because it is not paid for and cannot be changed. */
export const REPLACEMENT_STATES = ["in_production", "shipped", "delivered", "cancelled"] as const;
export type ReplacementState = (typeof REPLACEMENT_STATES)[number];

export const REPLACEMENT_TRANSITIONS = {
  in_production: ["shipped", "cancelled"],
  shipped: ["delivered"],
  delivered: [],
  cancelled: [],
} as const satisfies Record<ReplacementState, readonly ReplacementState[]>;

export const canReplacementTransition = (from: ReplacementState, to: ReplacementState): boolean =>
  (REPLACEMENT_TRANSITIONS[from] as readonly ReplacementState[]).includes(to);

/**
 * The state that undoing each step restores. Undoing the creation of a replacement stops it, without a mail to the
 * shopper.
 */
export const STATE_BEFORE_REPLACEMENT_STEP = {
  in_production: "cancelled",
  shipped: "in_production",
  delivered: "shipped",
  cancelled: "in_production",
} as const satisfies Record<ReplacementState, ReplacementState>;

/** Returns the number of an order's first, second … replacement: `ZA-10432-R1`. `place` counts from 1. */
export const replacementNumber = (orderNumber: string, place: number): string => `${orderNumber}-R${place}`;
