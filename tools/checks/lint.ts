import { runNode } from "./runNode.ts";
import { failedResult, PASSED_RESULT, type Stage } from "./stage.ts";

/** Runs Biome: lint rules, format and the order of imports. `npx biome check --write` fixes most of what it finds. */
export const lint: Stage = {
  name: "lint",
  run: async () => {
    const args = ["ci", "--reporter=concise", "--colors=off", "--error-on-warnings"];
    const { code, output } = await runNode("@biomejs/biome/bin/biome", args);
    return code === 0 ? PASSED_RESULT : failedResult(output);
  },
};
