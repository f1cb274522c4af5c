/** Kinds of events that staff can add to an order, besides its transitions. */
export const ORDER_EVENT_KINDS = [
  "reprinted",
  "replacement_made",
  "replacement_moved",
  "parcel_corrected",
  "address_changed",
  "email_changed",
  "held",
  "released",
  "noted",
  "mailed_again",
  "print_asked",
  "print_question_withdrawn",
  "print_approved",
  "undone",
] as const;
export type OrderEventKind = (typeof ORDER_EVENT_KINDS)[number];

/**
 * Kinds of history entries: events of staff, and the end of a question about a soft print by its shopper or the
 * shop itself.
 */
export type OrderEntryKind = OrderEventKind | "print_answered";

/** An entry of an order's history. */
export type OrderEvent = {
  /** Idempotency key: the same id is recorded once. */
  readonly id: string;
  readonly orderId: string;
  readonly at: Date;
  readonly kind: OrderEntryKind;
  readonly actorId: string | null;
  /** Name of the staff member, or "the shopper" or "the shop". */
  readonly actorName: string;
  /** A sentence or a note for the shop. Never an address or a text of the shopper. */
  readonly text: string | null;
};

/** History of what staff did with orders. Entries are only added. */
export type OrderEvents = {
  /** Adds an entry. Returns false and changes nothing when an entry with its id exists. */
  add(event: OrderEvent): Promise<boolean>;
  /** Returns the entries of an order, oldest first. */
  findByOrder(orderId: string): Promise<readonly OrderEvent[]>;
};
