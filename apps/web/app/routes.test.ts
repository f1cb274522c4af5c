import { expect, test } from "vitest";
import { isKeyAddress, withoutKeys } from "./lib/analytics/keyAddresses.ts";
import routes from "./routes.ts";

/** Pages of the catalogue: their addresses are for everybody. */
const PUBLIC = new Set(["browse/:slug", "art/:id", "pictures/:name", "social/:name"]);

const keyed = routes.map(({ path = "" }) => path).filter((path) => path.includes(":") && !PUBLIC.has(path));

test.each(keyed)("R6.3 R2.4 of /%s a page view says what kind of page it is and not which", (path) => {
  const address = `/${path.replace(/:\w+/g, "4Jf0aXk2")}`;
  expect(isKeyAddress(address)).toBe(true);
  expect(withoutKeys(address)).toBe(`/${path.replace(/:\w+/g, ":id")}`);
});

test.each(["/", "/browse", "/browse/pair", "/art/koi", "/privacy", "/order", "/admin"])(
  "R2.4 the page view of %s carries its path",
  (path) => {
    expect([isKeyAddress(path), withoutKeys(path)]).toEqual([false, path]);
  },
);
