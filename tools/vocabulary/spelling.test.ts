import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

test("email is one word in all texts of the shop, so that no line ends within it", () => {
  const files = globSync("{apps,packages}/*/{src,app}/**/*.{ts,tsx,json}", { cwd: ROOT });
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter((file) => /\be[-\u2011]mail/i.test(readFileSync(join(ROOT, file), "utf8")))).toEqual(
    [],
  );
});
