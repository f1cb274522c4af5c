import type { ReplacementState } from "@storywall/domain/orders/remakes.ts";
import type { RemakeReason } from "@storywall/domain/print/remakeReasons.ts";
import type { PrintJobState } from "../print/PrintJobs.ts";
import type { Tracking } from "./Orders.ts";

/** A tile that is made again, and the number of pieces. */
export type ReplacedTile = { readonly lineId: string; readonly tile: string; readonly pieces: number };

/** Tiles of a sent order that are made again at no charge, in a parcel of their own. */
export type ReplacementRecord = {
  readonly id: string;
  readonly orderId: string;
  /** `ZA-10432-R1`. */
  readonly number: string;
  readonly state: ReplacementState;
  readonly reason: RemakeReason;
  readonly note: string | null;
  readonly tiles: readonly ReplacedTile[];
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly changedAt: Date;
  readonly tracking: Tracking | null;
  /** Until when staff can undo the last step; null when they cannot. */
  readonly undoUntil: Date | null;
};

/** Effects of stopping a replacement besides its state. */
export type StopEffects = {
  /** Prints that the stop cancelled, with their states before. */
  readonly prints: readonly { readonly id: string; readonly state: PrintJobState }[];
  /** Whether the mail about the replacement was withdrawn, so that the shopper does not know of it. */
  readonly isUntold: boolean;
};

export type NewReplacement = Pick<
  ReplacementRecord,
  "id" | "orderId" | "reason" | "note" | "tiles" | "createdAt" | "createdBy" | "undoUntil"
> & { readonly requestKey: string };

/** Replacements. The row of their order must be locked for every change. */
export type Replacements = {
  /**
   * Inserts a replacement under the next number of its order. Throws when one of its tiles is in a replacement
   * that is still being made, or when the order already has one for the same request: call `findByRequest` and
   * `findBeingMade` first.
   */
  insert(replacement: NewReplacement): Promise<void>;
  find(id: string): Promise<ReplacementRecord | undefined>;
  /** Returns the replacements with these ids in any order, by one query. Unknown ids are left out. */
  findMany(ids: readonly string[]): Promise<readonly ReplacementRecord[]>;
  findByNumber(number: string): Promise<ReplacementRecord | undefined>;
  findByRequest(orderId: string, requestKey: string): Promise<ReplacementRecord | undefined>;
  /** Returns the replacements of an order, oldest first. */
  findByOrder(orderId: string): Promise<readonly ReplacementRecord[]>;
  /** Returns the replacements that are being made, oldest first. */
  findBeingMade(): Promise<readonly ReplacementRecord[]>;
  /** Sets the state. Returns false and changes nothing when the state is no longer `from`. */
  transition(
    id: string,
    from: ReplacementState,
    to: {
      readonly state: ReplacementState;
      readonly at: Date;
      readonly tracking?: Tracking;
      /** Until when the step can be undone; absent when it cannot. */
      readonly undoUntil?: Date | null;
      /** Effects of stopping; absent when the step is not a stop. */
      readonly stopEffects?: StopEffects;
    },
  ): Promise<boolean>;
  /**
   * Restores the state before the last step, and clears the parcel of a replacement that is no longer sent.
   * Returns the effects of stopping it; null when the step was another one.
   */
  undoLastStep(id: string, restored: ReplacementState, at: Date): Promise<StopEffects | null>;
  setTracking(id: string, tracking: Tracking): Promise<void>;
};
