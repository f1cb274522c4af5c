// Every check and test there is; npm test sets up and then runs this. The last line is the sum.
import { boundaries } from "./checks/boundaries.ts";
import { byteBudgets } from "./checks/byteBudgets.ts";
import { lint } from "./checks/lint.ts";
import { playwright } from "./checks/playwright.ts";
import { runStages } from "./checks/runStages.ts";
import { types } from "./checks/types.ts";
import { vitest } from "./checks/vitest.ts";
import { runScript } from "./setup/setupError.mjs";

await runScript(() =>
  runStages([types, lint, boundaries, byteBudgets, vitest("unit, database and API tests"), playwright]),
);
