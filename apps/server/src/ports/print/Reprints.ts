import type { RemakeReason } from "@storywall/domain/print/remakeReasons.ts";

/** A tile whose pieces were spoilt before its parcel was sent, and that is printed again. */
export type ReprintRecord = {
  /** The same for each attempt of one request. */
  readonly id: string;
  readonly orderId: string;
  /** Null: of the order itself. */
  readonly replacementId: string | null;
  readonly lineId: string;
  readonly tile: string;
  readonly pieces: number;
  readonly reason: RemakeReason;
  readonly at: Date;
  readonly actorName: string;
  /** The batch in which the spoilt piece was printed. */
  readonly batchId: string | null;
};

/** Spoilt pieces. Rows are only added. */
export type Reprints = {
  add(reprint: ReprintRecord): Promise<void>;
  find(id: string): Promise<ReprintRecord | undefined>;
  /** Returns the reprints of an order and of its replacements, oldest first. */
  findByOrder(orderId: string): Promise<readonly ReprintRecord[]>;
  findByBatch(batchId: string): Promise<readonly ReprintRecord[]>;
};
