import { mkdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { setupFolder } from "./paths.mjs";

const lockFolder = join(setupFolder, "lock");
const HEARTBEAT_MS = 1_000;
const STALE_MS = 30_000;
const POLL_MS = 200;

/**
 * Does the work while no other process of this machine is setting up the same folder. The lock is a folder, since
 * creating a folder is atomic everywhere. Its owner touches it every second. A lock that was not touched for half a
 * minute is from a killed process, whose npm has ended by then as well. (A process id would not work: several
 * containers have the same ids.)
 * @param {() => Promise<void>} work
 */
export async function withLock(work) {
  await acquire();
  const heartbeat = setInterval(touchLock, HEARTBEAT_MS);
  try {
    await work();
  } finally {
    clearInterval(heartbeat);
    await rm(lockFolder, { recursive: true, force: true });
  }
}

async function acquire() {
  await mkdir(setupFolder, { recursive: true });
  for (let hasLogged = false; !(await tryAcquire()); hasLogged = true) {
    if (!hasLogged) console.log("Another start is setting up this folder; waiting for it.");
    await removeIfStale();
    await pause(POLL_MS);
  }
}

async function tryAcquire() {
  try {
    await mkdir(lockFolder);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "EEXIST") return false;
    throw error;
  }
}

async function removeIfStale() {
  if ((await getLockAgeMs()) < STALE_MS) return;
  // Renaming first: only one of several waiting processes gets the stale lock, and none removes a new lock.
  const renamedLock = `${lockFolder}.${process.pid}`;
  await rename(lockFolder, renamedLock).catch(() => {});
  await rm(renamedLock, { recursive: true, force: true });
}

/** Returns the milliseconds since the owner last touched the lock; 0 when it was just released. */
async function getLockAgeMs() {
  const found = await stat(lockFolder).catch(() => null);
  return found ? Date.now() - found.mtimeMs : 0;
}

async function touchLock() {
  const now = new Date();
  await utimes(lockFolder, now, now).catch(() => {});
}
