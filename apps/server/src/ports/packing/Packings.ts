/** Shows others which person is packing. It does not stop them from packing too. */
export type PackLease = { readonly packerId: string; readonly packerName: string; readonly ends: Date };

/** Packed pieces of orders and replacements, by their number. */
export type Packings = {
  /** Returns who is packing each of these now. */
  findLeases(numbers: readonly string[], now: Date): Promise<ReadonlyMap<string, PackLease>>;
  /** Transfers the lease to this staff member, even when another one holds it. */
  lease(number: string, lease: PackLease): Promise<void>;
  /** Returns the packed pieces of each of these. */
  findPieces(numbers: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /**
   * Returns whether any piece was ever ticked as packed: a shop that never ticks pieces is not warned about
   * missing ticks.
   */
  areUsed(): Promise<boolean>;
  /** Adds or removes a piece. Repeating it changes nothing. */
  setPiece(
    number: string,
    piece: {
      readonly name: string;
      readonly isPacked: boolean;
      readonly at: Date;
      readonly actorName: string;
    },
  ): Promise<void>;
};
