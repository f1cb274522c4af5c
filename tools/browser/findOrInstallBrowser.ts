import { join } from "node:path";
import { root } from "../setup/paths.mjs";
import { runQuietly } from "../setup/runQuietly.mjs";
import { bundledBrowser } from "./bundledBrowser.ts";
import { findBrowser } from "./findBrowser.ts";
import { canInstallFromDebian, installFromDebian } from "./installFromDebian.ts";

type BrowserResult =
  | { readonly kind: "found"; readonly path: string }
  | { readonly kind: "none"; readonly advice: string };

const DOWNLOAD_TIMEOUT_MS = 180_000;

/**
 * Finds or installs a browser, tried in this order: the one of CHROMIUM_PATH, the bundled one, one of this machine,
 * Playwright's download, Debian's if this process is root. When all fail, the result has advice for the user.
 */
export async function findOrInstallBrowser(): Promise<BrowserResult> {
  const bundled = process.env.CHROMIUM_PATH ? null : await bundledBrowser();
  if (bundled) return { kind: "found", path: bundled };
  const installers = [async () => {}, downloadFromPlaywright, installDebianChromium];
  for (const install of installers) {
    await install();
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
  await runQuietly(process.execPath, [cli, "install", "chromium"], {
    cwd: root,
    timeout: DOWNLOAD_TIMEOUT_MS,
  });
}

async function installDebianChromium(): Promise<void> {
  if (canInstallFromDebian()) await installFromDebian(["chromium"]);
}
