import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const FOLDER = fileURLToPath(new URL(".", import.meta.url));

// React Router loads such a route again as soon as it has hydrated, and renders all that is on the page with the new data.
test("B13 no page of the desk is rendered twice when it opens", () => {
  const routes = globSync("**/*.tsx", { cwd: FOLDER });
  expect(routes.length).toBeGreaterThan(20);
  expect(
    routes.filter((file) => readFileSync(`${FOLDER}/${file}`, "utf8").includes(".hydrate = true")),
  ).toEqual([]);
});
