import { expect, test } from "vitest";
import { isSecretPath, redactPath } from "./lib/analytics/secretPaths.ts";
import routes from "./routes.ts";

/** Pages of the catalogue: their addresses are for everybody. */
const PUBLIC_PATHS = new Set(["browse/:slug", "art/:id", "pictures/:name", "social/:name"]);

const secretPaths = routes
  .map(({ path = "" }) => path)
  .filter((path) => path.includes(":") && !PUBLIC_PATHS.has(path));

test.each(secretPaths)("R6.3 R2.4 of /%s a page view says what kind of page it is and not which", (path) => {
  const address = `/${path.replace(/:\w+/g, "4Jf0aXk2")}`;
  expect(isSecretPath(address)).toBe(true);
  expect(redactPath(address)).toBe(`/${path.replace(/:\w+/g, ":id")}`);
});

test.each(["/", "/browse", "/browse/pair", "/art/koi", "/privacy", "/order", "/admin"])(
  "R2.4 the page view of %s carries its path",
  (path) => {
    expect([isSecretPath(path), redactPath(path)]).toEqual([false, path]);
  },
);
