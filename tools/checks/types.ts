import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../setup/paths.mjs";
import { runNode } from "./runNode.ts";
import { add, NOTHING, type Outcome, type Stage, verdict } from "./stage.ts";

const PROJECTS = "{packages/*,apps/*,e2e,bench,tools}";

/** Each project has a tsconfig.json of its own and counts as one check; a folder of sources without one is a failure. */
export const types: Stage = {
  name: "types",
  run: async () => {
    let sum = NOTHING;
    for (const folder of projects()) sum = add(sum, await checkProject(folder));
    return sum;
  },
};

/** Folders that hold TypeScript, in the order of their names. */
function projects(): string[] {
  const folders = globSync(PROJECTS, { cwd: root });
  return folders
    .filter((folder) => globSync(`${folder}/{*,{src,app,test}/**/*}.{ts,tsx}`, { cwd: root }).length > 0)
    .sort();
}

async function checkProject(folder: string): Promise<Outcome> {
  const configs = globSync(`${folder}/tsconfig.json`, { cwd: root });
  if (configs.length === 0) return verdict(false, `${folder} has no tsconfig.json`);
  // The pages' route types are generated from routes.ts.
  if (globSync(`${folder}/react-router.config.ts`, { cwd: root }).length > 0) {
    const { code, output } = await runNode("@react-router/dev/bin.cjs", ["typegen"], folder);
    if (code !== 0) return verdict(false, output);
  }
  const { code, output } = await runNode("typescript/bin/tsc", ["-p", join(root, folder)], dirname(folder));
  return verdict(code === 0, output);
}
