import { root } from "../setup/paths.mjs";
import { EXCEPTIONS } from "../vocabulary/exceptions.ts";
import { findForbiddenNames } from "../vocabulary/findForbiddenNames.ts";
import { type Stage, singleResult } from "./stage.ts";

/** Checks exported names and file names for the words of tools/vocabulary/forbiddenWords.ts. */
export const vocabulary: Stage = {
  name: "vocabulary",
  run: async () => {
    const names = findForbiddenNames(root, EXCEPTIONS);
    return singleResult(
      names.length === 0,
      names.map(({ file, line, message }) => `${file}:${line} ${message}`).join("\n"),
    );
  },
};
