import { findCycles, formatCycle } from "../boundaries/findCycles.ts";
import { root } from "../setup/paths.mjs";
import { type Stage, singleResult } from "./stage.ts";

/** Checks that no file imports itself, directly or through others; type imports count. */
export const importCycles: Stage = {
  name: "import cycles",
  run: async () => {
    const cycles = findCycles(root);
    return singleResult(cycles.length === 0, cycles.map(formatCycle).join("\n"));
  },
};
