import { ALL_CALLS } from "@storywall/contract/calls/allCalls.ts";
import { expect, test } from "vitest";
import { listSourceFiles } from "../../../../tools/boundaries/sourceFiles.ts";
import { root } from "../../../../tools/setup/paths.mjs";
import { CALLS_WITHOUT_PAGE, findCallsWithoutPage } from "./callsWithoutPage.ts";

test("each call is used by a page, or its reason to stand without one is written", () => {
  const pages = listSourceFiles(root).filter(
    (file) => file.startsWith("apps/web/app/") && !/\.test\.tsx?$/.test(file),
  );
  const calls = Object.values(ALL_CALLS).map(({ name }) => name);
  expect(findCallsWithoutPage(root, calls, pages).toSorted()).toEqual(
    Object.keys(CALLS_WITHOUT_PAGE).toSorted(),
  );
});
