import { findViolations } from "../boundaries/findViolations.ts";
import { root } from "../setup/paths.mjs";
import { type Stage, singleResult } from "./stage.ts";

/** Checks which zone imports which; the rules are tools/boundaries/zones.ts. */
export const boundaries: Stage = {
  name: "boundaries",
  run: async () => {
    const violations = findViolations(root);
    return singleResult(
      violations.length === 0,
      violations.map(({ file, line, message }) => `${file}:${line} ${message}`).join("\n"),
    );
  },
};
