import type { Background } from "../../ports/platform/Background.ts";
import type { LiveSites } from "./liveSites.ts";

/** The longest that one process sells at prices which another has changed, give or take a query. */
const POLL_INTERVAL_MS = 1_000;

/** Looks for what other processes have changed, until the answer is called, which waits for a look that has begun. */
export const pollSites = (
  sites: Pick<LiveSites, "refresh">,
  background: Pick<Background, "reportError">,
): (() => Promise<void>) => {
  let pending: Promise<void> | undefined;
  let hasFailed = false;
  const poll = async (): Promise<void> => {
    try {
      await sites.refresh();
      hasFailed = false;
    } catch (error) {
      // Once is enough: the shop goes on with what it has, and whatever ails the database is told elsewhere too.
      if (!hasFailed) background.reportError("reading the sites", error);
      hasFailed = true;
    } finally {
      pending = undefined;
    }
  };
  const timer = setInterval(() => {
    // A database that answers slowly is not asked by more and more at once.
    pending ??= poll();
  }, POLL_INTERVAL_MS);
  return async () => {
    clearInterval(timer);
    await pending;
  };
};
