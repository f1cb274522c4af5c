import { runNode } from "./runNode.ts";
import { type Stage, verdict } from "./stage.ts";

/** Biome: form, format and the order of imports. `npx biome check --write` mends most of what it finds. */
export const lint: Stage = {
  name: "lint",
  run: async () => {
    const { code, output } = await runNode("@biomejs/biome/bin/biome", [
      "ci",
      "--diagnostic-level=warn",
      "--error-on-warnings",
    ]);
    return verdict(code === 0, output);
  },
};
