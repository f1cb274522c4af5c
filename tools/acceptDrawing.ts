// npm run accept:drawing (after a build: `npm start`): accepts the frames as they are drawn now.
// Check the new images before you commit them: packages/scene/src/testing/accepted/ and e2e/features/accepted/.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { findOrInstallBrowser } from "./browser/findOrInstallBrowser.ts";
import { root } from "./setup/paths.mjs";
import { runScript } from "./setup/runScript.mjs";
import { SetupError } from "./setup/setupError.mjs";

const RUNS = [
  [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project=unit",
    "packages/scene/src/frameAppearance.test.ts",
    "--update",
  ],
  [
    "node_modules/@playwright/test/cli.js",
    "test",
    "--config=e2e/playwright.config.ts",
    "features/drawing.spec.ts",
  ],
] as const;

await runScript(async () => {
  const browser = await findOrInstallBrowser();
  if (browser.kind === "none") throw new SetupError(browser.advice);
  for (const [program, ...args] of RUNS) {
    const run = spawn(process.execPath, [join(root, program), ...args], {
      cwd: root,
      stdio: "inherit",
      env: { ...process.env, CHROMIUM_PATH: browser.path, ACCEPT_DRAWING: "1" },
    });
    const [code] = await once(run, "exit");
    if (code !== 0) return 1;
  }
  return 0;
});
