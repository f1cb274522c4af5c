import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listSourceFiles } from "../boundaries/sourceFiles.ts";
import { root } from "../setup/paths.mjs";

const REPLACES_MODULE = /vi\.(mock|doMock)\(/;

test("only tests that share no modules replace modules: else a replacement reaches other files, or comes too late", () => {
  const files = listSourceFiles(root).filter(
    (file) => /\.test\.tsx?$/.test(file) && REPLACES_MODULE.test(readFileSync(join(root, file), "utf8")),
  );
  expect(files).not.toEqual([]);
  expect(files.filter((file) => !file.includes(".isolated.test."))).toEqual([]);
});
