import { findShippingWarnings } from "@storywall/domain/orders/shippingWarnings.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import { err } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { findWorkJobs, type PrintWork, piecesOf } from "../print/printWork.ts";
import type { Shop } from "../shop.ts";
import { shortagesOfWork } from "../stock/shortagesOf.ts";

type WarningDependencies = Pick<Shop, "sites"> & {
  readonly repositories: Pick<Repositories, "packings" | "printJobs">;
};

/**
 * Returns the reasons why each parcel has probably not left yet, by its number. The same for one order, for
 * many, and for a replacement. `shouldCheckTicks` is false when a parcel can be sent only once all its tiles are
 * ticked, so that they count as ticked.
 */
export const findWarningsByParcel = async (
  { repositories, sites }: WarningDependencies,
  works: readonly PrintWork[],
  { shouldCheckTicks = true }: { readonly shouldCheckTicks?: boolean } = {},
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { packings } = repositories;
  const areTicksUsed = shouldCheckTicks && works.length > 0 && (await packings.areUsed());
  const packed = areTicksUsed ? await packings.findPieces(works.map(({ number }) => number)) : new Map();
  const warnings = new Map<string, readonly string[]>();
  for (const work of works) {
    const { number, order } = work;
    const jobs = await findWorkJobs(repositories, work);
    const pieces = jobs.reduce((sum, job) => sum + piecesOf(work, job), 0);
    const ticks = areTicksUsed ? { ticked: packed.get(number)?.length ?? 0, pieces } : undefined;
    warnings.set(
      number,
      findShippingWarnings({
        ready: jobs.filter(({ state }) => state === "done").length,
        printed: jobs.filter(({ isPrinted }) => isPrinted).length,
        total: jobs.length,
        ticks: shouldCheckTicks ? ticks : { ticked: pieces, pieces },
        isStockMissing: shortagesOfWork(ofSite(sites(), order.site), work).length > 0,
      }),
    );
  }
  return warnings;
};

/**
 * Returns the error for a parcel whose sending staff must confirm first; undefined when there are no warnings.
 */
export const findSendConflict = async (dependencies: WarningDependencies, work: PrintWork) => {
  const warnings = (await findWarningsByParcel(dependencies, [work])).get(work.number) ?? [];
  return warnings.length === 0
    ? undefined
    : err("CONFLICT", `${warnings.join(" ")} Look again, and confirm it if it has really left.`);
};
