import { root } from "../setup/paths.mjs";
import { EXCEPTIONS } from "../vocabulary/exceptions.ts";
import { findForbiddenNames } from "../vocabulary/findForbiddenNames.ts";
import { failedResult, PASSED_RESULT, type Stage } from "./stage.ts";

/** Checks exported names and file names for the words of tools/vocabulary/forbiddenWords.ts. */
export const vocabulary: Stage = {
  name: "vocabulary",
  run: async () => {
    const names = findForbiddenNames(root, EXCEPTIONS);
    return names.length === 0
      ? PASSED_RESULT
      : failedResult(names.map(({ file, line, message }) => `${file}:${line} ${message}`).join("\n"));
  },
};
