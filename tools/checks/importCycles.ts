import { findCycles, formatCycle } from "../boundaries/findCycles.ts";
import { root } from "../setup/paths.mjs";
import { failedResult, PASSED_RESULT, type Stage } from "./stage.ts";

/** Checks that no file imports itself, directly or through others; type imports count. */
export const importCycles: Stage = {
  name: "import cycles",
  run: async () => {
    const cycles = findCycles(root);
    return cycles.length === 0 ? PASSED_RESULT : failedResult(cycles.map(formatCycle).join("\n"));
  },
};
