/** `photos`: originals and masters; `copies`: smaller copies of photos, and previews of walls. */
export type StorageKind = "photos" | "copies";

export type StorageTake =
  | { readonly kind: "taken" }
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
  take(sender: string, kind: StorageKind, bytes: number, roomBytes?: number): Promise<StorageTake>;
  /** Forgets addresses whose budgets are full again. */
  removeRefilled(): Promise<void>;
};
