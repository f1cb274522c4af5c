import { addDays } from "@storywall/domain/figures/figureSpan.ts";
import { localDay } from "@storywall/domain/orders/dispatchDates.ts";
import { listSites } from "@storywall/domain/sites/site.ts";
import type { FigurePeriod, PrintsByAge } from "../../ports/figures/Figures.ts";
import { type PrintAges, printAgesOf } from "../figures/readBacklog.ts";
import { paymentsOf } from "../payments/paymentsOf.ts";
import type { Shop } from "../shop.ts";

/** Number of days over which remakes are counted: a week of a small shop has too few to be useful. */
const REMAKE_DAYS = 30;

/** Figures of prints, of all sites together: a workshop makes the prints of every country. */
export type PrintFigures = PrintAges & {
  /** Number of prints to print, the same as beside the print queue in the menu. */
  readonly toPrint: number;
  /** Number of files that are still being made. */
  readonly waiting: number;
  readonly held: number;
  readonly failed: number;
  /** Number of prints made in the last `days` days, and of those that were made again. */
  readonly made: number;
  readonly remade: number;
  readonly days: number;
};

export const readPrintFigures = async (shop: Shop, now: Date): Promise<PrintFigures> => {
  const { figures, batches } = shop.repositories;
  const prints: PrintsByAge[] = [];
  let made = 0;
  let remade = 0;
  for (const { code: site, timeZone } of listSites(shop.sites())) {
    const to = localDay(now.toISOString(), timeZone);
    const payments = paymentsOf(shop, site).provider === "test" ? "test" : "real";
    const period: FigurePeriod = { site, timeZone, payments, from: addDays(to, 1 - REMAKE_DAYS), to };
    prints.push(...(await figures.listWaitingPrints(period, now)));
    made += await figures.countRenderedPieces(period);
    for (const { pieces } of await figures.listRemakes(period)) remade += pieces;
  }
  const count = (state: PrintsByAge["state"]): number =>
    prints.reduce((sum, group) => sum + (group.state === state ? group.prints : 0), 0);
  return {
    ...printAgesOf(prints),
    toPrint: await batches.countToPrint(now),
    ...{ waiting: count("waiting"), held: count("held"), failed: count("failed") },
    ...{ made, remade, days: REMAKE_DAYS },
  };
};
