/** A person who packs, as others see it. They may go on all the same. */
export type PackLease = { readonly packerId: string; readonly packerName: string; readonly ends: Date };

/** What is packed of an order or a replacement, by its number. */
export type Packings = {
  /** Returns who packs each of these now. */
  findLeases(numbers: readonly string[], now: Date): Promise<ReadonlyMap<string, PackLease>>;
  /** Assigns the lease to this person, also when another person held it. */
  lease(number: string, lease: PackLease): Promise<void>;
  /** Returns the packed pieces of each of these. */
  findPieces(numbers: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Returns whether any piece was ever packed: a shop that ticks none is not asked about ticks. */
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
