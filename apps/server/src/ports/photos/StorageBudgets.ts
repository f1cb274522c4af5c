/** `photos`: originals and masters; `copies`: smaller copies of photos, and previews of walls. */
export type StoredContentKind = "photos" | "copies";

export type StorageReservation =
  | { readonly kind: "reserved" }
  /** The budget is used up. So many bytes fit again after this time. */
  | { readonly kind: "exhausted"; readonly retryAfterSeconds: number };

/**
 * How fast the requests of one address may fill the disk. Each address has a budget of bytes for each kind, which
 * refills at a steady rate. Shared by all processes.
 */
export type StorageBudgets = {
  /**
   * Takes bytes before they are stored, all of them or none. `sender` is a pseudonym of the address. With `roomBytes`
   * only when so many more would fit, for what follows from these.
   */
  reserve(
    sender: string,
    kind: StoredContentKind,
    bytes: number,
    headroomBytes?: number,
  ): Promise<StorageReservation>;
  /** Forgets addresses whose budgets are full again. */
  removeRefilled(): Promise<void>;
};
