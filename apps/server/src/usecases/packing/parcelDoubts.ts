import { findSendDoubts } from "@storywall/domain/orders/sendDoubts.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import { err } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { findWorkJobs, type PrintWork, piecesOf } from "../print/printWork.ts";
import type { Shop } from "../shop.ts";
import { shortagesOfWork } from "../stock/shortagesOf.ts";

type DoubtDependencies = Pick<Shop, "sites"> & {
  readonly repositories: Pick<Repositories, "packings" | "printJobs">;
};

/**
 * Returns the reasons why each parcel has probably not left yet, by its number. The same for one order, for
 * many, and for a replacement. `areTicksAsked` is false when a parcel can be sent only once all its tiles are
 * ticked, so that they count as ticked.
 */
export const findParcelDoubts = async (
  { repositories, sites }: DoubtDependencies,
  works: readonly PrintWork[],
  { areTicksAsked = true }: { readonly areTicksAsked?: boolean } = {},
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { packings } = repositories;
  const areTicksUsed = areTicksAsked && works.length > 0 && (await packings.areUsed());
  const packed = areTicksUsed ? await packings.findPieces(works.map(({ number }) => number)) : new Map();
  const doubts = new Map<string, readonly string[]>();
  for (const work of works) {
    const { number, order } = work;
    const jobs = await findWorkJobs(repositories, work);
    const pieces = jobs.reduce((sum, job) => sum + piecesOf(work, job), 0);
    const asked = areTicksUsed ? { ticked: packed.get(number)?.length ?? 0, pieces } : undefined;
    doubts.set(
      number,
      findSendDoubts({
        ready: jobs.filter(({ state }) => state === "done").length,
        printed: jobs.filter(({ isPrinted }) => isPrinted).length,
        total: jobs.length,
        ticks: areTicksAsked ? asked : { ticked: pieces, pieces },
        isStockMissing: shortagesOfWork(ofSite(sites(), order.site), work).length > 0,
      }),
    );
  }
  return doubts;
};

/**
 * Returns the error for a parcel whose sending staff must confirm first; undefined when there are no doubts.
 */
export const findSendConflict = async (dependencies: DoubtDependencies, work: PrintWork) => {
  const doubts = (await findParcelDoubts(dependencies, [work])).get(work.number) ?? [];
  return doubts.length === 0
    ? undefined
    : err("CONFLICT", `${doubts.join(" ")} Look again, and confirm it if it has really left.`);
};
