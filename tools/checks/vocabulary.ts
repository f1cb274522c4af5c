import { root } from "../setup/paths.mjs";
import { EXCEPTIONS } from "../vocabulary/exceptions.ts";
import { findForbiddenNames } from "../vocabulary/findForbiddenNames.ts";
import { type Stage, singleResult } from "./stage.ts";

/** Words that exported names and file names may not use; the list is tools/vocabulary/forbiddenWords.ts. */
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
