import type { OrderRecord } from "../../ports/orders/Orders.ts";
import type { ReplacementRecord } from "../../ports/orders/Replacements.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { PrintJobRecord } from "../../ports/print/PrintJobs.ts";

/** What has one folder and one parcel: an order, or a replacement of some of its tiles. */
export type PrintWork = {
  /** The number on its papers and of its folder: `ZA-10432`, or `ZA-10432-R1`. */
  readonly number: string;
  readonly order: OrderRecord;
  readonly replacement: ReplacementRecord | null;
};

export type PrintWorkIds = { readonly orderId: string; readonly replacementId: string | null };

type WorkRepositories = Pick<Repositories, "orders" | "replacements" | "printJobs">;

export const findPrintWork = async (
  { orders, replacements }: Pick<WorkRepositories, "orders" | "replacements">,
  { orderId, replacementId }: PrintWorkIds,
): Promise<PrintWork | undefined> => {
  const order = await orders.find(orderId);
  if (!order) return undefined;
  if (replacementId === null) return { number: order.number, order, replacement: null };
  const replacement = await replacements.find(replacementId);
  if (replacement?.orderId !== orderId) return undefined;
  return { number: replacement.number, order, replacement };
};

/** Returns the jobs of a work that are to be printed. */
export const findWorkJobs = async (
  { printJobs }: Pick<WorkRepositories, "printJobs">,
  { order, replacement }: Pick<PrintWork, "order" | "replacement">,
): Promise<readonly PrintJobRecord[]> => {
  const jobs = replacement
    ? await printJobs.findByReplacement(replacement.id)
    : await printJobs.findByOrder(order.id);
  return jobs.filter(({ state }) => state !== "cancelled");
};

/** Returns how many pieces of a tile the work holds in all: the copies of its line, or what the replacement says. */
export const piecesOf = (
  { order, replacement }: Pick<PrintWork, "order" | "replacement">,
  { lineId, tile }: { readonly lineId: string; readonly tile: string },
): number =>
  replacement
    ? (replacement.tiles.find((each) => each.lineId === lineId && each.tile === tile)?.pieces ?? 0)
    : (order.lines.find(({ id }) => id === lineId)?.quantity ?? 0);
