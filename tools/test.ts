// Runs every check and test. `npm test` sets up and then runs this. The last line of its output is the totals.
import { byteBudgets } from "./checks/byteBudgets.ts";
import { otherBrowsers } from "./checks/otherBrowsers.ts";
import { pages } from "./checks/pages.ts";
import { playwright } from "./checks/playwright.ts";
import { runStages } from "./checks/runStages.ts";
import { staticChecks } from "./checks/staticChecks.ts";
import { vitest } from "./checks/vitest.ts";
import { runScript } from "./setup/runScript.mjs";

await runScript(() =>
  runStages([
    [pages, ...staticChecks],
    byteBudgets,
    vitest("unit, database and API tests"),
    playwright,
    otherBrowsers,
  ]),
);
