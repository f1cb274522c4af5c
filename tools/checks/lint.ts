import { runNode } from "./runNode.ts";
import { type Stage, singleResult } from "./stage.ts";

/** Runs Biome: lint rules, format and the order of imports. `npx biome check --write` fixes most of what it finds. */
export const lint: Stage = {
  name: "lint",
  run: async () => {
    const args = ["ci", "--reporter=concise", "--colors=off", "--error-on-warnings"];
    const { code, output } = await runNode("@biomejs/biome/bin/biome", args);
    return singleResult(code === 0, output);
  },
};
