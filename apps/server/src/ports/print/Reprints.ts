import type { RemakeReason } from "@storywall/domain/print/remakeReasons.ts";

/** A tile whose pieces were spoilt before its parcel was sent, and that is printed again. */
export type ReprintRecord = {
  /** Chosen by the client, so that a retried request adds no second row. */
  readonly id: string;
  readonly orderId: string;
  /** Null when the tile belongs to the order itself. */
  readonly replacementId: string | null;
  readonly lineId: string;
  readonly tile: string;
  /** Framed tiles to make again: a wall that was ordered twice has two of each tile. */
  readonly pieces: number;
  readonly reason: RemakeReason;
  readonly at: Date;
  readonly actorName: string;
  /** The batch in which they were printed first. */
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
