import { printNameOf } from "@storywall/domain/print/printName.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { PrintFiles, StoredPrint } from "../../ports/print/PrintFiles.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { ORDER_NOT_FOUND } from "../orders/readOrder.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { folderFileNames } from "./folderFileNames.ts";
import { listPrints } from "./printList.ts";
import { findPrintWork, findWorkJobs, type PrintWorkIds } from "./printWork.ts";

export type GetPrintsDependencies = {
  readonly shop: Pick<Shop, "repositories">;
  readonly files: Pick<PrintFiles, "read" | "isComplete">;
};

/** A file that is opened when it is read, and can be read several times. */
type PackageFile = StoredPrint & { readonly name: string };

/** All files of an order for the lab and the workshop. */
export type PrintPackage = {
  readonly orderNumber: string;
  readonly orderedAt: Date;
  readonly files: readonly PackageFile[];
};

const PRINT_NOT_FOUND = err("NOT_FOUND", "We can't find this print.");

/**
 * Returns the folder of an order or a replacement: prints, lists and documents. CONFLICT, with the reason,
 * while it is incomplete: the workshop must not frame half of a wall.
 */
export const getPrintPackage = async (
  { shop: { repositories }, files }: GetPrintsDependencies,
  actor: StaffActor,
  ids: PrintWorkIds,
): Promise<Result<PrintPackage, "FORBIDDEN" | "NOT_FOUND" | "CONFLICT">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  const work = await findPrintWork(repositories, ids);
  if (!work) return ORDER_NOT_FOUND;
  const { number, order } = work;
  const jobs = await findWorkJobs(repositories, work);
  const prints = listPrints(work, jobs);
  if (jobs.length === 0) return err("CONFLICT", "Nothing in this order is to be printed.");
  if (prints.length < jobs.length) {
    return err("CONFLICT", `${prints.length} of ${jobs.length} prints of this order are ready.`);
  }
  if (!(await files.isComplete(number))) {
    return err(
      "CONFLICT",
      "The prints are ready, but their documents aren't yet. Please try again in a minute.",
    );
  }
  const names = [...Object.values(folderFileNames(number)), ...prints.map(({ file }) => file.fileName)];
  const found = await Promise.all(names.map((name) => readPackageFile(files, number, name)));
  const completeFiles = found.filter((file) => file !== undefined);
  if (completeFiles.length < names.length) return PRINT_NOT_FOUND;
  return ok({ orderNumber: number, orderedAt: order.createdAt, files: completeFiles });
};

/**
 * Returns some finished prints of an order or a replacement by their names (`printNameOf`), without documents.
 * Its other tiles need not be printed yet.
 */
export const getSomePrints = async (
  { shop: { repositories }, files }: GetPrintsDependencies,
  actor: StaffActor,
  ids: PrintWorkIds,
  printNames: readonly string[],
): Promise<Result<PrintPackage, "FORBIDDEN" | "NOT_FOUND">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  const work = await findPrintWork(repositories, ids);
  if (!work) return ORDER_NOT_FOUND;
  const { number, order } = work;
  const prints = listPrints(work, await findWorkJobs(repositories, work));
  const names = prints
    .map(({ file }) => file.fileName)
    .filter((name) => printNames.includes(printNameOf(name)));
  const found = await Promise.all(names.map((name) => readPackageFile(files, number, name)));
  const complete = found.filter((file) => file !== undefined);
  if (complete.length === 0 || complete.length < new Set(printNames).size) return PRINT_NOT_FOUND;
  return ok({ orderNumber: number, orderedAt: order.createdAt, files: complete });
};

/** Returns one finished print of an order or a replacement, or one list or document of its complete folder. */
export const getPrintFile = async (
  { shop: { repositories }, files }: GetPrintsDependencies,
  actor: StaffActor,
  ids: PrintWorkIds,
  fileName: string,
): Promise<Result<PackageFile, "FORBIDDEN" | "NOT_FOUND">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  const work = await findPrintWork(repositories, ids);
  if (!work) return ORDER_NOT_FOUND;
  // The client's name is only compared with the names of this work's files; it never becomes a path.
  const jobs = await findWorkJobs(repositories, work);
  const names = [
    ...jobs.flatMap(({ state, file }) => (state === "done" && file ? [file.fileName] : [])),
    ...((await files.isComplete(work.number)) ? Object.values(folderFileNames(work.number)) : []),
  ];
  const name = names.find((known) => known === fileName);
  const file = name && (await readPackageFile(files, work.number, name));
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
