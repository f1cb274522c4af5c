import { spawn } from "node:child_process";
import { SetupError } from "./setupError.mjs";

/** A signal has asked this process to end. */
export class InterruptedError extends SetupError {}

/** @type {NodeJS.Signals[]} */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
/** How long to wait for the output of a program that has ended: its children may keep the output open. */
const OUTPUT_TIMEOUT_MS = 2_000;

/**
 * Runs a program and returns its output, so that it can be shown if (and only if) it fails. A signal to this process
 * ends the program first and then throws an InterruptedError, so that callers can restore folders.
 * @param {string} program
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 * @returns {Promise<{ code: number, output: string }>} code 127 when the program cannot be started
 */
export function runQuietly(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    const streams = [child.stdout, child.stderr];
    let output = "";
    for (const stream of streams)
      stream?.on("data", (chunk) => {
        output += chunk;
      });

    let isInterrupted = false;
    /** @param {NodeJS.Signals} signal */
    const interrupt = (signal) => {
      isInterrupted = true;
      child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, interrupt);

    /** @param {number} code */
    const finish = (code) => {
      for (const signal of SIGNALS) process.off(signal, interrupt);
      for (const stream of streams) stream?.destroy();
      if (isInterrupted) reject(new InterruptedError("Interrupted."));
      else resolve({ code, output });
    };
    child.once("error", (error) => {
      output += error.message;
      finish(127);
    });
    child.once("exit", (code) => {
      const timer = setTimeout(() => finish(code ?? 1), OUTPUT_TIMEOUT_MS);
      child.once("close", () => {
        clearTimeout(timer);
        finish(code ?? 1);
      });
    });
  });
}
