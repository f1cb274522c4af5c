import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import type { Database } from "./adapters/database/engine/connect.ts";
import { siteData } from "./adapters/database/sites/siteData.ts";
import { stock } from "./adapters/database/stock/stock.ts";
import { systemClock } from "./adapters/system/clock.ts";
import { StartupError } from "./startupError.ts";
import { type LiveSites, openSites, SiteUnreadableError } from "./usecases/sites/liveSites.ts";

/**
 * Loads the sites from the database, which gets those of the seeds at first.
 * @throws StartupError when a site's newest version cannot be read.
 */
export const loadSites = async (database: Database): Promise<LiveSites> => {
  try {
    return await openSites({
      siteData: siteData(database),
      stock: stock(database),
      clock: systemClock,
      seeds: SITE_SEEDS,
    });
  } catch (error) {
    if (!(error instanceof SiteUnreadableError)) throw error;
    throw new StartupError(
      `${error.message}. Its newest row in the table site_versions was written by hand or by a newer program.`,
    );
  }
};
