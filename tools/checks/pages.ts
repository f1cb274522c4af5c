import { withLock } from "../setup/lock.mjs";
import { buildWeb, isWebBuildFresh } from "../setup/webBuild.mjs";
import { PASSED_RESULT, type Stage } from "./stage.ts";

/** Builds the pages, unless they were built from the current sources. */
export const pages: Stage = {
  name: "build of the pages",
  run: async () => {
    await withLock(async () => {
      if (!isWebBuildFresh()) await buildWeb();
    });
    return PASSED_RESULT;
  },
};
