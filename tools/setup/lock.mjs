import { mkdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { setupFolder } from "./paths.mjs";

const lock = join(setupFolder, "lock");
const HEARTBEAT_MS = 1_000;
const STALE_MS = 30_000;
const POLL_MS = 200;

/**
 * Does the work while no other process of this machine is setting up the same folder. The lock is a folder, since making
 * one is atomic everywhere; its owner touches it every second. One that was not touched for half a minute was left behind by
 * a process that was killed, and the npm that it had started has come to its end as well. (A process id would not do:
 * containers give the same few ids to everybody.)
 * @param {() => Promise<void>} work
 */
export async function withLock(work) {
  await acquire();
  const heartbeat = setInterval(touch, HEARTBEAT_MS);
  try {
    await work();
  } finally {
    clearInterval(heartbeat);
    await rm(lock, { recursive: true, force: true });
  }
}

async function acquire() {
  await mkdir(setupFolder, { recursive: true });
  for (let said = false; !(await tryToTake()); said = true) {
    if (!said) console.log("Another start is setting up this folder; waiting for it.");
    await removeIfStale();
    await pause(POLL_MS);
  }
}

async function tryToTake() {
  try {
    await mkdir(lock);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false;
    throw error;
  }
}

async function removeIfStale() {
  if ((await ageInMs()) < STALE_MS) return;
  // Renaming first: of several that wait, only one gets the old lock, and none removes a new one by its name.
  const mine = `${lock}.${process.pid}`;
  await rename(lock, mine).catch(() => {});
  await rm(mine, { recursive: true, force: true });
}

/** Milliseconds since the owner last touched the lock; 0 when it was just released. */
async function ageInMs() {
  const found = await stat(lock).catch(() => null);
  return found ? Date.now() - found.mtimeMs : 0;
}

async function touch() {
  const now = new Date();
  await utimes(lock, now, now).catch(() => {});
}
