/** `photos`: originals and masters; `copies`: smaller copies of photos, and previews of walls. */
export type StoredContentKind = "photos" | "copies";

export type StorageReservation =
  | { readonly kind: "reserved" }
  /** The budget is used up. The bytes fit again after this time. */
  | { readonly kind: "exhausted"; readonly retryAfterSeconds: number };

/**
 * Limits how fast the requests of one address may fill the disk. Each address has a budget of bytes for each
 * kind, which refills at a steady rate. Shared by all processes.
 */
export type StorageBudgets = {
  /**
   * Takes bytes from the budget before they are stored: all of them or none. `sender` is a pseudonym of the
   * address. With `roomBytes`, succeeds only when this many further bytes would fit too, for files that are
   * made from these bytes.
   */
  reserve(
    sender: string,
    kind: StoredContentKind,
    bytes: number,
    headroomBytes?: number,
  ): Promise<StorageReservation>;
  /** Removes the rows of addresses whose budgets are full again. */
  removeRefilled(): Promise<void>;
};
