import { expect, test } from "vitest";
import { findLargeFolders } from "./largeFolders.ts";

const filesIn = (folder: string, count: number, ending = ".ts") =>
  Array.from({ length: count }, (_, index) => `${folder}/file${index}${ending}`);

test("a folder of more than 25 source files is found, whatever its subfolders have", () => {
  const files = [...filesIn("packages/a/src/small", 25), ...filesIn("packages/a/src/large", 26)];
  expect(findLargeFolders([...files, ...filesIn("packages/a/src/small/more", 20)])).toEqual([
    { folder: "packages/a/src/large", files: 26 },
  ]);
});

test("tests and lists of migrations and routes do not count", () => {
  const files = [...filesIn("packages/a/src", 20), ...filesIn("packages/a/src", 20, ".test.ts")];
  expect(findLargeFolders([...files, ...filesIn("apps/server/migrations", 60)])).toEqual([]);
});
