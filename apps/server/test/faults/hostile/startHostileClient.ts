import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { ClientReport } from "./limitedClient.ts";

const SCRIPT = join(import.meta.dirname, "hostileProcess.ts");
const ADDRESS = "203.0.113.77";

export type HostileReport = ClientReport & {
  /** Finished rounds of each activity. */
  readonly rounds: Readonly<Record<string, number>>;
  /** How often each error broke off a round. */
  readonly failures: Readonly<Record<string, number>>;
};

export type HostileClient = {
  readonly run: (seconds: number) => Promise<HostileReport>;
  readonly kill: () => void;
};

/** Starts the hostile client in a process of its own, and waits until it has prepared its photos. */
export const startHostileClient = async (
  origin: string,
  { isShort }: { readonly isShort: boolean },
): Promise<HostileClient> => {
  const child = fork(SCRIPT, [origin, ADDRESS, isShort ? "short" : "long"]);
  await nextMessage(child);
  return {
    run: async (seconds) => {
      child.send(seconds * 1000);
      // The script sends it; both ends are ours.
      return (await nextMessage(child)) as HostileReport;
    },
    kill: () => child.kill("SIGKILL"),
  };
};

/** @throws Error when the process ended instead. */
const nextMessage = (child: ChildProcess): Promise<unknown> =>
  Promise.race([
    once(child, "message").then(([message]) => message),
    once(child, "exit").then(([code]) => {
      throw new Error(`The hostile client ended with ${code}.`);
    }),
  ]);
