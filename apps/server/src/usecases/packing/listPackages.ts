import { ofSite } from "@storywall/domain/sites/site.ts";
import { hasRight } from "@storywall/domain/staff/roles.ts";
import type { PackLease } from "../../ports/packing/Packings.ts";
import { ok, type Result } from "../../ports/platform/Result.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import { nameOf } from "../orderList/findOrders.ts";
import { findWorkJobs, type PrintWork, piecesOf } from "../print/printWork.ts";
import type { Shop } from "../shop.ts";
import { requireRight } from "../staff/requireRight.ts";
import { sendByOf } from "./sendBy.ts";

/** More than a workshop packs in a day; the oldest come first, so that none is forgotten. */
const MAX_LISTED = 100;

export type PackListItem = PrintWork & {
  readonly pieces: number;
  readonly packed: number;
  readonly prints: number;
  /** Numbers of prints whose files are ready, and of printed ones. */
  readonly printsReady: number;
  readonly printsPrinted: number;
  readonly packer: PackLease | null;
  /** Name of the recipient; null for those who may not see it. */
  readonly name: string | null;
  /** Last local day on which it should be sent. */
  readonly sendBy: string;
};

/** Lists orders and replacements in production, oldest first, with the progress of each. */
export const listPackages = async (
  { repositories, sites, clock }: Pick<Shop, "repositories" | "sites" | "clock">,
  actor: StaffActor,
): Promise<Result<readonly PackListItem[], "FORBIDDEN">> => {
  const allowed = requireRight(actor, "prints.work");
  if (allowed.kind === "error") return allowed;
  const isNamed = hasRight(actor.role, "orders.addressAtPacking");
  const works = await findInProduction(repositories);
  const numbers = works.map(({ number }) => number);
  const leases = await repositories.packings.findLeases(numbers, clock.now());
  const packed = await repositories.packings.findPieces(numbers);
  return ok(
    await Promise.all(
      works.map(async (work) => {
        const jobs = await findWorkJobs(repositories, work);
        return {
          ...work,
          pieces: jobs.reduce((sum, job) => sum + piecesOf(work, job), 0),
          packed: packed.get(work.number)?.length ?? 0,
          prints: jobs.length,
          printsReady: jobs.filter(({ state }) => state === "done").length,
          printsPrinted: jobs.filter(({ isPrinted }) => isPrinted).length,
          packer: leases.get(work.number) ?? null,
          name: isNamed ? nameOf(work.order.shippingAddress) : null,
          sendBy: sendByOf(work, ofSite(sites(), work.order.site)),
        };
      }),
    ),
  );
};

const findInProduction = async ({
  orders,
  replacements,
}: Shop["repositories"]): Promise<readonly PrintWork[]> => {
  const works: PrintWork[] = [];
  for (const replacement of (await replacements.findBeingMade()).slice(0, MAX_LISTED)) {
    const order = await orders.find(replacement.orderId);
    if (order && order.heldAt === null && order.stoppedAt === null)
      works.push({ number: replacement.number, order, replacement });
  }
  const filter = { status: "in_production", site: null, search: null } as const;
  const { total } = await orders.list(filter, { offset: 0, limit: 1 });
  const offset = Math.max(0, total - MAX_LISTED);
  // The query returns the newest first, but the oldest are packed first.
  const found = await orders.list(filter, { offset, limit: MAX_LISTED });
  for (const order of found.orders.toReversed())
    if (order.heldAt === null && order.stoppedAt === null)
      works.push({ number: order.number, order, replacement: null });
  return works;
};
