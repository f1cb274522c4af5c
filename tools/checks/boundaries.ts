import { findViolations } from "../boundaries/findViolations.ts";
import { root } from "../setup/paths.mjs";
import { failedResult, PASSED_RESULT, type Stage } from "./stage.ts";

/** Checks which zone imports which; the rules are tools/boundaries/zones.ts. */
export const boundaries: Stage = {
  name: "boundaries",
  run: async () => {
    const violations = findViolations(root);
    return violations.length === 0
      ? PASSED_RESULT
      : failedResult(violations.map(({ file, line, message }) => `${file}:${line} ${message}`).join("\n"));
  },
};
