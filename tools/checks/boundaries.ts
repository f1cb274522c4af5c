import { findViolations } from "../boundaries/findViolations.ts";
import { findLargeFolders } from "../boundaries/largeFolders.ts";
import { listSourceFiles } from "../boundaries/sourceFiles.ts";
import { root } from "../setup/paths.mjs";
import { failedResult, PASSED_RESULT, type Stage } from "./stage.ts";

/**
 * Checks that each zone imports only what it may (the rules are tools/boundaries/zones.ts), and that no folder is
 * too large.
 */
export const boundaries: Stage = {
  name: "boundaries",
  run: async () => {
    const faults = [
      ...findViolations(root).map(({ file, line, message }) => `${file}:${line} ${message}`),
      ...findLargeFolders(listSourceFiles(root)).map(
        ({ folder, files }) => `${folder} has ${files} source files: cut it into folders of at most 25`,
      ),
    ];
    return faults.length === 0 ? PASSED_RESULT : failedResult(faults.join("\n"));
  },
};
