import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { PrintFiles, StoredPrint } from "../../ports/print/PrintFiles.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { ORDER_NOT_FOUND } from "../orders/readOrder.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { folderFileNames } from "./folderFileNames.ts";
import { listPrints } from "./printList.ts";

export type GetPrintsDependencies = {
  readonly shop: Pick<Shop, "repositories">;
  readonly files: Pick<PrintFiles, "read" | "isComplete">;
};

/** A file that is opened only when it is read, and can be read several times. */
type PackageFile = StoredPrint & { readonly name: string };

/** All files of an order for the lab and the workshop. */
export type PrintPackage = {
  readonly orderNumber: string;
  readonly orderedAt: Date;
  readonly files: readonly PackageFile[];
};

const PRINT_NOT_FOUND = err("NOT_FOUND", "We can't find this print.");

/**
 * Returns the folder of an order: prints, lists and documents. CONFLICT, with the reason, until it is complete: the
 * workshop must not frame half of a wall.
 */
export const getPrintPackage = async (
  { shop: { repositories }, files }: GetPrintsDependencies,
  actor: StaffActor,
  orderId: string,
): Promise<Result<PrintPackage, "FORBIDDEN" | "NOT_FOUND" | "CONFLICT">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  const order = await repositories.orders.find(orderId);
  if (!order) return ORDER_NOT_FOUND;
  const jobs = (await repositories.printJobs.findByOrder(orderId)).filter(
    ({ state }) => state !== "cancelled",
  );
  const prints = listPrints(order, jobs);
  if (jobs.length === 0) return err("CONFLICT", "Nothing of this order is to be printed.");
  if (prints.length < jobs.length) {
    return err("CONFLICT", `${prints.length} of ${jobs.length} prints of this order are ready.`);
  }
  if (!(await files.isComplete(order.number))) {
    return err(
      "CONFLICT",
      "All prints are ready; the papers beside them are not. Please try again in a minute.",
    );
  }
  const names = [...Object.values(folderFileNames(order.number)), ...prints.map(({ file }) => file.fileName)];
  const found = await Promise.all(names.map((name) => readPackageFile(files, order.number, name)));
  const completeFiles = found.filter((file) => file !== undefined);
  if (completeFiles.length < names.length) return PRINT_NOT_FOUND;
  return ok({ orderNumber: order.number, orderedAt: order.createdAt, files: completeFiles });
};

/** Returns one finished print of an order, or one list or document of a complete folder. */
export const getPrintFile = async (
  { shop: { repositories }, files }: GetPrintsDependencies,
  actor: StaffActor,
  orderId: string,
  fileName: string,
): Promise<Result<PackageFile, "FORBIDDEN" | "NOT_FOUND">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  const order = await repositories.orders.find(orderId);
  if (!order) return ORDER_NOT_FOUND;
  // The client's name is only compared with the names of this order's files and never becomes a path.
  const jobs = await repositories.printJobs.findByOrder(orderId);
  const names = [
    ...jobs.flatMap(({ state, file }) => (state === "done" && file ? [file.fileName] : [])),
    ...((await files.isComplete(order.number)) ? Object.values(folderFileNames(order.number)) : []),
  ];
  const name = names.find((known) => known === fileName);
  const file = name && (await readPackageFile(files, order.number, name));
  return file ? ok(file) : PRINT_NOT_FOUND;
};

const readPackageFile = async (
  files: Pick<PrintFiles, "read">,
  orderNumber: string,
  name: string,
): Promise<PackageFile | undefined> => {
  const stored = await files.read(orderNumber, name);
  return stored && { name, ...stored };
};
