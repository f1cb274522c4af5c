import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createClient } from "@storywall/contract/client.ts";

const MAIN = join(import.meta.dirname, "../src/main.ts");

export type Process = {
  readonly origin: string;
  readonly call: ReturnType<typeof createClient>;
  /** Everything that it has written so far. */
  readonly output: () => string;
  /** Ends it by the signal and gives its exit code, null when the signal ended it. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
};

const running = new Set<ChildProcess>();

/** Ends what a failing test left running; by the very processes, never by name. */
export const endAll = (): void => {
  for (const child of running) child.kill("SIGKILL");
};

export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
};

const launch = (settings: Readonly<Record<string, string>>) => {
  // Nothing of the environment of whoever runs the tests, but what Node itself needs.
  const { PATH = "", HOME = "", TMPDIR = "/tmp" } = process.env;
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH, HOME, TMPDIR, ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const exited = once(child, "exit").then(() => {
    running.delete(child);
    return child.exitCode;
  });
  return { child, exited, output: () => output };
};

/** The real program, when it has said that it is open. */
export const startProcess = async (settings: Readonly<Record<string, string>>): Promise<Process> => {
  const { child, exited, output } = launch(settings);
  for (;;) {
    if (output().includes("Storywall is open.")) break;
    if (child.exitCode !== null) throw new Error(`it ended: ${output()}`);
    await wait(20);
  }
  const origin = `http://127.0.0.1:${settings.PORT}`;
  return {
    origin,
    call: createClient({ baseUrl: `${origin}/api`, fetch }),
    output,
    end: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
};

/** The real program where it must refuse to start: its exit code and all that it said. */
export const failToStart = async (
  settings: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null; readonly said: string }> => {
  const { exited, output } = launch(settings);
  return { code: await exited, said: output() };
};
