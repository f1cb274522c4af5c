import { expect, test } from "vitest";
import { withoutAdminRoutes } from "./shopManifest.ts";

const MANIFEST = {
  entry: { module: "/assets/entry.js" },
  routes: { root: {}, "routes/home": {}, "routes/admin/layout": {}, "routes/admin/orders": {} },
  url: "/assets/manifest-1.js",
};

test("the manifest of shoppers lists no admin page, and names itself", () => {
  const script = withoutAdminRoutes(`window.__reactRouterManifest=${JSON.stringify(MANIFEST)};`);
  const manifest = JSON.parse(script.slice("window.__reactRouterManifest=".length, -1));
  expect(Object.keys(manifest.routes)).toEqual(["root", "routes/home"]);
  expect(manifest.url).toBe("/assets/manifest-1.shop.js");
});

test("a manifest in another form is an error, not an empty manifest", () => {
  expect(() => withoutAdminRoutes("export default {}")).toThrow("another form");
});
