import { SECOND_MS } from "@storywall/domain/time/durations.ts";
import type { BackgroundTasks } from "../../ports/platform/BackgroundTasks.ts";
import type { LiveSites } from "./liveSites.ts";

/** Half of the second within which each process must have a new price; query and page have the other half. */
const POLL_INTERVAL_MS = SECOND_MS / 2;

/** Polls for sites that other processes have changed. Returns a function that stops it and waits for a running poll. */
export const pollSites = (
  sites: Pick<LiveSites, "refresh">,
  background: Pick<BackgroundTasks, "reportError">,
): (() => Promise<void>) => {
  let pending: Promise<void> | undefined;
  let hasFailed = false;
  const poll = async (): Promise<void> => {
    try {
      await sites.refresh();
      hasFailed = false;
    } catch (error) {
      // Logged once: the shop keeps its sites, and database errors are logged elsewhere too.
      if (!hasFailed) background.reportError("read the sites", error);
      hasFailed = true;
    } finally {
      pending = undefined;
    }
  };
  const timer = setInterval(() => {
    // Only one poll at a time, so that polls do not pile up at a slow database.
    pending ??= poll();
  }, POLL_INTERVAL_MS);
  return async () => {
    clearInterval(timer);
    await pending;
  };
};
