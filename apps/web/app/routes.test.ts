import { expect, test } from "vitest";
import { isSecretPath, redactPath } from "./lib/analytics/secretPaths.ts";
import routes from "./routes.ts";

/** Pages of the catalogue, and images that we made: of illustrations, and for shared links. All are public. */
const PUBLIC_PATHS = new Set(["browse/:slug", "art/:id", "pictures/:name", "social/:name"]);

const secretPaths = routes
  .map(({ path = "" }) => path)
  // Visits of admin pages are not counted, and no third party's script runs there (root.tsx).
  .filter((path) => path.includes(":") && !PUBLIC_PATHS.has(path) && !path.startsWith("admin/"));

test.each(secretPaths)("R6.3 R2.4 the page view of /%s holds the kind of page and no id", (path) => {
  const address = `/${path.replace(/:\w+/g, "4Jf0aXk2")}`;
  expect(isSecretPath(address)).toBe(true);
  expect(redactPath(address)).toBe(`/${path.replace(/:\w+/g, ":id")}`);
});

test.each(["/", "/browse", "/browse/pair", "/art/koi", "/privacy", "/order"])(
  "R2.4 the page view of %s holds its path",
  (path) => {
    expect([isSecretPath(path), redactPath(path)]).toEqual([false, path]);
  },
);
