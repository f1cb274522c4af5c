import type { Logger } from "pino";
import { describeError } from "./http/errorHandler.ts";

/**
 * Logs an error that nothing caught (also a rejected promise) as one line, and ends the process: its unfinished
 * work is in an unknown state, and the database has all that was acknowledged. Node itself would print the
 * error with its message, which may hold personal data.
 */
export const exitOnUncaughtError = (log: Pick<Logger, "fatal">): void => {
  process.once("uncaughtException", (error: unknown) => {
    log.fatal(describeError(error), "the process ends: nothing caught this error");
    process.exit(1);
  });
};
