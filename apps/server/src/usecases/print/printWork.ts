import type { OrderRecord } from "../../ports/orders/Orders.ts";
import type { ReplacementRecord } from "../../ports/orders/Replacements.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { WorkPrintJob } from "../../ports/print/PrintJobs.ts";

/**
 * Something that is printed into one folder and sent as one parcel: an order, or a replacement of some of its
 * tiles.
 */
export type PrintWork = {
  /** Number on its documents and of its folder: `ZA-10432`, or `ZA-10432-R1`. */
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
  return toPrintWork(order, replacementId === null ? null : await replacements.find(replacementId));
};

/** Returns the works that exist, by `printWorkKey`, with two queries, however many there are. */
export const findPrintWorks = async (
  { orders, replacements }: Pick<WorkRepositories, "orders" | "replacements">,
  ids: readonly PrintWorkIds[],
): Promise<ReadonlyMap<string, PrintWork>> => {
  const orderIds = new Set(ids.map(({ orderId }) => orderId));
  const replacementIds = new Set(ids.flatMap(({ replacementId }) => replacementId ?? []));
  if (orderIds.size === 0) return new Map();
  const ordersById = byId(await orders.findMany([...orderIds]));
  const replacementsById = byId(
    replacementIds.size === 0 ? [] : await replacements.findMany([...replacementIds]),
  );
  const works = new Map<string, PrintWork>();
  for (const workIds of ids) {
    const order = ordersById.get(workIds.orderId);
    const replacement = workIds.replacementId === null ? null : replacementsById.get(workIds.replacementId);
    const work = order && toPrintWork(order, replacement);
    if (work) works.set(printWorkKey(workIds), work);
  }
  return works;
};

/** Returns a key that no two works share. */
export const printWorkKey = ({ orderId, replacementId }: PrintWorkIds): string =>
  `${orderId} ${replacementId ?? ""}`;

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** `replacement` is null for the order itself, and undefined when none has the id. */
const toPrintWork = (
  order: OrderRecord,
  replacement: ReplacementRecord | null | undefined,
): PrintWork | undefined => {
  if (replacement === null) return { number: order.number, order, replacement: null };
  if (replacement?.orderId !== order.id) return undefined;
  return { number: replacement.number, order, replacement };
};

/** Returns the jobs of a work that are to be printed. */
export const findWorkJobs = async (
  { printJobs }: Pick<WorkRepositories, "printJobs">,
  { order, replacement }: Pick<PrintWork, "order" | "replacement">,
): Promise<readonly WorkPrintJob[]> => {
  const jobs = replacement
    ? await printJobs.findByReplacement(replacement.id)
    : await printJobs.findByOrder(order.id);
  return jobs.filter(({ state }) => state !== "cancelled");
};

/**
 * Returns how many pieces of a tile the work contains: the copies of its line, or the number in the
 * replacement.
 */
export const piecesOf = (
  { order, replacement }: Pick<PrintWork, "order" | "replacement">,
  { lineId, tile }: { readonly lineId: string; readonly tile: string },
): number =>
  replacement
    ? (replacement.tiles.find((each) => each.lineId === lineId && each.tile === tile)?.pieces ?? 0)
    : (order.lines.find(({ id }) => id === lineId)?.quantity ?? 0);
