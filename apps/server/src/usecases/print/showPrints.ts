import { done, type Outcome, refuse } from "../../ports/Outcome.ts";
import type { PrintFiles, StoredPrint } from "../../ports/PrintFiles.ts";
import { NO_ORDER } from "../orders/readOrder.ts";
import type { Shop } from "../shop.ts";
import { printList, printListCsv, printListJson } from "./printList.ts";

export type ShowPrintsParts = {
  readonly shop: Pick<Shop, "repositories">;
  readonly files: Pick<PrintFiles, "read">;
};

/** A file that can be read as often as wanted, and is not open until it is. */
export type ShownFile = StoredPrint & { readonly name: string };

/** All that a lab gets for an order. */
export type PrintPackage = {
  readonly orderNumber: string;
  readonly orderedAt: Date;
  readonly prints: readonly ShownFile[];
  /** `order.json` and `order.csv`. */
  readonly lists: readonly { readonly name: string; readonly text: string }[];
};

const NO_FILE = refuse("NOT_FOUND", "There is no such print.");

/** The prints of an order and their list; CONFLICT until every one is there, so that nobody frames half of a wall. */
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
  const found = await Promise.all(listed.map(({ file }) => shown(files, order.number, file.fileName)));
  const prints = found.filter((file) => file !== undefined);
  if (prints.length < listed.length) return NO_FILE;
  return done({
    orderNumber: order.number,
    orderedAt: order.createdAt,
    prints,
    lists: [
      { name: "order.json", text: printListJson(order, listed) },
      { name: "order.csv", text: printListCsv(order, listed) },
    ],
  });
};

/** One print of an order, whether or not the others are ready. */
export const printOfOrder = async (
  { shop: { repositories }, files }: ShowPrintsParts,
  orderId: string,
  fileName: string,
): Promise<Outcome<ShownFile, "NOT_FOUND">> => {
  const order = await repositories.orders.find(orderId);
  if (!order) return NO_ORDER;
  // Only a name that a job of this order has: what a client sends is compared, and never becomes a path.
  const jobs = await repositories.printJobs.findOfOrder(orderId);
  const name = jobs.find(({ state, file }) => state === "done" && file?.fileName === fileName)?.file
    ?.fileName;
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
