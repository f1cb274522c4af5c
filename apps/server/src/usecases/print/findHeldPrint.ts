import type { OrderRecord } from "../../ports/orders/Orders.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";

/** A held print, as the person saw it. */
export type HeldPrintReference = {
  readonly orderId: string;
  readonly lineId: string;
  readonly tile: string;
  /** Pixels an inch of the print that the person saw; absent when the request does not say. */
  readonly seenPpi?: number | undefined;
};

const PPI_TOLERANCE = 0.01;

/**
 * Returns photo and resolution of a held print, or why it is not held. The order's row must be locked: a
 * decision counts only for the print that was seen, and the shopper may change the photo at the same moment.
 */
export const findHeldPrint = async (
  { printJobs }: Pick<Repositories, "printJobs">,
  order: Pick<OrderRecord, "id" | "lines">,
  { lineId, tile, seenPpi }: HeldPrintReference,
): Promise<Result<{ readonly photoId: string; readonly ppi: number }, "CONFLICT">> => {
  const job = (await printJobs.findByOrder(order.id)).find(
    (each) => each.lineId === lineId && each.tile === tile,
  );
  if (seenPpi !== undefined && job?.ppi != null && Math.abs(job.ppi - seenPpi) > PPI_TOLERANCE)
    return err("CONFLICT", "The shopper has changed this photo meanwhile. Please look at it again.");
  const { tiles = [] } = order.lines.find(({ id }) => id === lineId)?.design ?? {};
  const photoId = tiles.find(({ name }) => name === tile)?.photoId;
  if (job?.state !== "held" || !photoId) return err("CONFLICT", "This print isn't waiting for anyone.");
  return ok({ photoId, ppi: job.ppi ?? 0 });
};
