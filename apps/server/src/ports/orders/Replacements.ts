import type { ReplacementState } from "@storywall/domain/orders/remakes.ts";
import type { RemakeReason } from "@storywall/domain/print/remakeReasons.ts";
import type { PrintJobState } from "../print/PrintJobs.ts";
import type { Tracking } from "./Orders.ts";

/** A tile that is made again, in so many pieces. */
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
  /** Until when staff can undo its last step; null: they cannot. */
  readonly undoUntil: Date | null;
};

/** What stopping a replacement has changed beside its state. */
export type StopEffects = {
  /** The prints that it has cancelled, with their states before. */
  readonly prints: readonly { readonly id: string; readonly state: PrintJobState }[];
  /** Whether the mail that it is made was withdrawn, so that the shopper has not heard of it. */
  readonly isUntold: boolean;
};

export type NewReplacement = Pick<
  ReplacementRecord,
  "id" | "orderId" | "reason" | "note" | "tiles" | "createdAt" | "createdBy" | "undoUntil"
> & { readonly requestKey: string };

/** Replacements. The row of their order must be locked for every change. */
export type Replacements = {
  /**
   * Inserts a replacement under the next number of its order. Throws when one of its tiles is in a replacement that is
   * still being made, or when the order has one of the same request: ask `findByRequest` and `findBeingMade` first.
   */
  insert(replacement: NewReplacement): Promise<void>;
  find(id: string): Promise<ReplacementRecord | undefined>;
  /** Returns the replacements with these ids in any order, by one query. Unknown ids are left out. */
  findMany(ids: readonly string[]): Promise<readonly ReplacementRecord[]>;
  findByNumber(number: string): Promise<ReplacementRecord | undefined>;
  findByRequest(orderId: string, requestKey: string): Promise<ReplacementRecord | undefined>;
  /** Returns the replacements of an order, the first one first. */
  findByOrder(orderId: string): Promise<readonly ReplacementRecord[]>;
  /** Returns the replacements that are being made, oldest first. */
  findBeingMade(): Promise<readonly ReplacementRecord[]>;
  /** Sets the state. Returns false and changes nothing when it is no longer `from`. */
  transition(
    id: string,
    from: ReplacementState,
    to: {
      readonly state: ReplacementState;
      readonly at: Date;
      readonly tracking?: Tracking;
      /** Absent: the step cannot be undone. */
      readonly undoUntil?: Date | null;
      /** Absent: it is not stopped. */
      readonly stopEffects?: StopEffects;
    },
  ): Promise<boolean>;
  /**
   * Restores the state before the last step, and forgets the parcel of a replacement that is not sent any more. Returns
   * what stopping it had changed; null: the step was another one.
   */
  undoLastStep(id: string, restored: ReplacementState, at: Date): Promise<StopEffects | null>;
  setTracking(id: string, tracking: Tracking): Promise<void>;
};
