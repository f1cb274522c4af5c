import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";

/** Starts a program without showing its output. `extraPipe` opens file descriptor 3, which the program may write to. */
export const startProgram = (
  path: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): ChildProcess =>
  spawn(path, [...args], { stdio: ["ignore", "ignore", "pipe", "pipe"], env: { ...process.env, ...env } });

/** Waits until a stream of the program matches `pattern` and returns the first group. @throws when the program ends. */
export const readUntil = (child: ChildProcess, stream: Readable, pattern: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = "";
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
      const match = pattern.exec(output);
      if (match) resolve(match[1] ?? "");
    });
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`${child.spawnfile} ended with ${code}: ${output}`)));
  });

export const endProgram = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), 5_000);
  await exited;
  clearTimeout(timer);
};
