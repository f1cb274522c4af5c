import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "@storywall/contract/client.ts";
import { bundleServer } from "@storywall/testkit/bundleServer.ts";
import { oncePerRun } from "@storywall/testkit/oncePerRun.ts";

export type ServerProcess = {
  readonly pid: number;
  readonly origin: string;
  readonly call: ReturnType<typeof createClient>;
  /** Returns everything that it has printed so far. */
  readonly output: () => string;
  /** Sends the signal and returns the exit code, or null when the signal ended the process. */
  readonly kill: (signal: NodeJS.Signals) => Promise<number | null>;
};

const runningChildren = new Set<ChildProcess>();

/** Kills the processes that a failing test left running, by handle and never by name. */
export const killServerProcesses = (): void => {
  for (const child of runningChildren) child.kill("SIGKILL");
};

/** Returns the path of the bundled server, which is made once a run. */
const findServerScript = async (): Promise<string> => {
  const file = await oncePerRun("serverScript", async (path) => writeFile(path, await bundleServer()));
  return readFile(file, "utf8");
};

const spawnServer = async (settings: Readonly<Record<string, string>>) => {
  // Only the variables that Node itself needs, not the environment of the test run.
  const { PATH = "", HOME = "", TMPDIR = "/tmp", NODE_COMPILE_CACHE = "" } = process.env;
  const child = spawn(process.execPath, [await findServerScript()], {
    env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  runningChildren.add(child);
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const exited = once(child, "exit").then(() => {
    runningChildren.delete(child);
    return child.exitCode;
  });
  return { child, exited, output: () => output };
};

/** Printed when the server is ready. Web and worker processes and those on a free port print their address too. */
const READY_PATTERN = /Storywall is open\.|Storywall's worker is at work\./;
const ADDRESS_PATTERN = /This process answers at (\S+)\n/;
/** Long enough for a busy machine. Runs that measure how fast a process is back have limits of their own. */
const START_TIMEOUT_MS = 180_000;

/** Starts the real server and waits until it is ready. */
export const startServerProcess = async (
  settings: Readonly<Record<string, string>>,
): Promise<ServerProcess> => {
  const { child, exited, output } = await spawnServer(settings);
  const started = performance.now();
  while (!READY_PATTERN.test(output())) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The server ended: ${output()}`);
    if (performance.now() - started > START_TIMEOUT_MS) {
      child.kill("SIGKILL");
      throw new Error(`The server did not start: ${output()}`);
    }
    await wait(20);
  }
  const origin = ADDRESS_PATTERN.exec(output())?.[1] ?? `http://127.0.0.1:${settings.PORT}`;
  return {
    pid: child.pid ?? 0,
    origin,
    call: createClient({ baseUrl: `${origin}/api`, fetch }),
    output,
    kill: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
};

/** Starts the real server where it must fail, and returns its exit code and output. */
export const expectStartupError = async (
  settings: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly output: string }> => {
  const { exited, output } = await spawnServer(settings);
  return { code: await exited, output: output() };
};
