import type { Background } from "../../ports/platform/Background.ts";
import type { LiveSites } from "./liveSites.ts";

/** The longest that one process sells at prices which another has changed, give or take a query. */
const LOOK_EVERY_MS = 1_000;

/** Looks for what other processes have changed, until the answer is called, which waits for a look that has begun. */
export const keepSitesFresh = (
  sites: Pick<LiveSites, "refresh">,
  background: Pick<Background, "failed">,
): (() => Promise<void>) => {
  let looking: Promise<void> | undefined;
  let hasFailed = false;
  const look = async (): Promise<void> => {
    try {
      await sites.refresh();
      hasFailed = false;
    } catch (error) {
      // Once is enough: the shop goes on with what it has, and whatever ails the database is told elsewhere too.
      if (!hasFailed) background.failed("reading the sites", error);
      hasFailed = true;
    } finally {
      looking = undefined;
    }
  };
  const timer = setInterval(() => {
    // A database that answers slowly is not asked by more and more at once.
    looking ??= look();
  }, LOOK_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await looking;
  };
};
