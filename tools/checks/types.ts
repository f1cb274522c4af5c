import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../setup/paths.mjs";
import { runNode } from "./runNode.ts";
import {
  addResults,
  EMPTY_RESULT,
  failedResult,
  PASSED_RESULT,
  type Stage,
  type StageResult,
} from "./stage.ts";

const PROJECT_GLOB = "{packages/*,apps/*,e2e,bench,tools}";

/** Checks the types of each project by its own tsconfig.json; a source folder without one fails. */
export const types: Stage = {
  name: "types",
  run: async () => {
    let total = EMPTY_RESULT;
    for (const folder of listProjects()) total = addResults(total, await checkProject(folder));
    return total;
  },
};

/** Returns the folders that contain TypeScript, in the order of their names. */
function listProjects(): string[] {
  const folders = globSync(PROJECT_GLOB, { cwd: root });
  return folders
    .filter((folder) => globSync(`${folder}/{*,{src,app,test}/**/*}.{ts,tsx}`, { cwd: root }).length > 0)
    .sort();
}

async function checkProject(folder: string): Promise<StageResult> {
  const configs = globSync(`${folder}/tsconfig.json`, { cwd: root });
  if (configs.length === 0) return failedResult(`${folder} has no tsconfig.json`);
  // The pages' route types are generated from routes.ts.
  if (globSync(`${folder}/react-router.config.ts`, { cwd: root }).length > 0) {
    const { code, output } = await runNode("@react-router/dev/bin.cjs", ["typegen"], folder);
    if (code !== 0) return failedResult(output);
  }
  const { code, output } = await runNode("typescript/bin/tsc", ["-p", join(root, folder)], dirname(folder));
  return code === 0 ? PASSED_RESULT : failedResult(output);
}
