// npm run verify: "am I done?" in about a minute. npm test adds what needs a database or a browser.
import { runStages } from "./checks/runStages.ts";
import { staticChecks } from "./checks/staticChecks.ts";
import { vitest } from "./checks/vitest.ts";
import { runScript } from "./setup/runScript.mjs";

await runScript(() => runStages([...staticChecks, vitest("unit tests", ["unit", "isolated"])]));
