import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../setup/paths.mjs";
import { ON_DEMAND_MODULES } from "./budgets.ts";

test("each part that loads on request is named by its present path, or its bytes count as those of the page", () => {
  const folders = [root, join(root, "apps/web/app")];
  const missing = [...ON_DEMAND_MODULES].filter((name) =>
    folders.every((folder) => !existsSync(join(folder, name))),
  );
  expect(missing).toEqual([]);
});
