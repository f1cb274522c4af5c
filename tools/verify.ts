// npm run verify: "am I done?" in under a minute. npm test adds what needs a database or a browser.
import { boundaries } from "./checks/boundaries.ts";
import { lint } from "./checks/lint.ts";
import { runStages } from "./checks/runStages.ts";
import { types } from "./checks/types.ts";
import { vitest } from "./checks/vitest.ts";
import { runScript } from "./setup/setupError.mjs";

await runScript(() => runStages([types, lint, boundaries, vitest("unit tests", "unit")]));
