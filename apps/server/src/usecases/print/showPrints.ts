import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import type { PrintFiles, StoredPrint } from "../../ports/print/PrintFiles.ts";
import { NO_ORDER } from "../orders/readOrder.ts";
import type { Shop } from "../shop.ts";
import { folderFiles } from "./folderFiles.ts";
import { printList } from "./printList.ts";

export type ShowPrintsParts = {
  readonly shop: Pick<Shop, "repositories">;
  readonly files: Pick<PrintFiles, "read" | "isFinished">;
};

/** A file that can be read as often as wanted, and is not open until it is. */
export type ShownFile = StoredPrint & { readonly name: string };

/** All that a lab and a workshop get for an order. */
export type PrintPackage = {
  readonly orderNumber: string;
  readonly orderedAt: Date;
  readonly files: readonly ShownFile[];
};

const NO_FILE = refuse("NOT_FOUND", "There is no such print.");

/**
 * The folder of an order: prints, lists and papers. CONFLICT, with the reason, until it is complete, so that nobody frames
 * half of a wall.
 */
export const printPackage = async (
  { shop: { repositories }, files }: ShowPrintsParts,
  orderId: string,
): Promise<Outcome<PrintPackage, "NOT_FOUND" | "CONFLICT">> => {
  const order = await repositories.orders.find(orderId);
  if (!order) return NO_ORDER;
  const jobs = (await repositories.printJobs.findOfOrder(orderId)).filter(
    ({ state }) => state !== "cancelled",
  );
  const listed = printList(order, jobs);
  if (jobs.length === 0) return refuse("CONFLICT", "Nothing of this order is to be printed.");
  if (listed.length < jobs.length) {
    return refuse("CONFLICT", `${listed.length} of ${jobs.length} prints of this order are ready.`);
  }
  if (!(await files.isFinished(order.number))) {
    return refuse(
      "CONFLICT",
      "All prints are ready; the papers beside them are not. Please try again in a minute.",
    );
  }
  const names = [...Object.values(folderFiles(order.number)), ...listed.map(({ file }) => file.fileName)];
  const found = await Promise.all(names.map((name) => shown(files, order.number, name)));
  const whole = found.filter((file) => file !== undefined);
  if (whole.length < names.length) return NO_FILE;
  return done({ orderNumber: order.number, orderedAt: order.createdAt, files: whole });
};

/** One print of an order, whether or not the others are ready, or one paper of a folder that is complete. */
export const printOfOrder = async (
  { shop: { repositories }, files }: ShowPrintsParts,
  orderId: string,
  fileName: string,
): Promise<Outcome<ShownFile, "NOT_FOUND">> => {
  const order = await repositories.orders.find(orderId);
  if (!order) return NO_ORDER;
  // Only a name that a job or the folder of this order has: what a client sends is compared, and never becomes a path.
  const jobs = await repositories.printJobs.findOfOrder(orderId);
  const names = [
    ...jobs.flatMap(({ state, file }) => (state === "done" && file ? [file.fileName] : [])),
    ...((await files.isFinished(order.number)) ? Object.values(folderFiles(order.number)) : []),
  ];
  const name = names.find((known) => known === fileName);
  const file = name && (await shown(files, order.number, name));
  return file ? done(file) : NO_FILE;
};

const shown = async (
  files: Pick<PrintFiles, "read">,
  orderNumber: string,
  name: string,
): Promise<ShownFile | undefined> => {
  const stored = await files.read(orderNumber, name);
  return stored && { name, ...stored };
};
