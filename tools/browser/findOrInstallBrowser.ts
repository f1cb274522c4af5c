import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup/paths.mjs";
import { runQuietly } from "../setup/runQuietly.mjs";
import { carriedBrowser } from "./carriedBrowser.ts";
import { findBrowser } from "./findBrowser.ts";

export type Browser =
  | { readonly kind: "found"; readonly path: string }
  | { readonly kind: "none"; readonly advice: string };

/** A download that has not ended by then is not going to (milliseconds). */
const DOWNLOAD_LIMIT = 180_000;
/** apt-get may have to wait for another one on the same machine. */
const APT_LIMIT = 600_000;

/**
 * Finds a browser, or gets one: the one that is asked for by CHROMIUM_PATH, else the carried one, else one of this machine,
 * else Playwright's own, else Debian's where we are root. Says what to do when nothing helps.
 */
export async function findOrInstallBrowser(): Promise<Browser> {
  const carried = process.env.CHROMIUM_PATH ? null : await carriedBrowser();
  if (carried) return { kind: "found", path: carried };
  const ways = [async () => {}, downloadFromPlaywright, installFromDebian];
  for (const way of ways) {
    await way();
    const path = findBrowser();
    if (path) return { kind: "found", path };
  }
  return {
    kind: "none",
    advice:
      "No browser for the browser tests: please install Chromium or Chrome, or set CHROMIUM_PATH to one, and try again.",
  };
}

async function downloadFromPlaywright(): Promise<void> {
  const cli = join(root, "node_modules/playwright/cli.js");
  await runQuietly(process.execPath, [cli, "install", "chromium"], { cwd: root, timeout: DOWNLOAD_LIMIT });
}

async function installFromDebian(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const options = { timeout: APT_LIMIT, env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  const patient = ["-qq", "-o", "DPkg::Lock::Timeout=300"];
  await runQuietly("apt-get", [...patient, "update"], options);
  await runQuietly("apt-get", [...patient, "install", "-y", "--no-install-recommends", "chromium"], options);
}
