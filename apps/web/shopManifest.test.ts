import { expect, test } from "vitest";
import { withoutAdminRoutes } from "./shopManifest.ts";

const MANIFEST = {
  entry: { module: "/assets/entry.js", imports: ["/assets/libraries.js"] },
  routes: {
    root: { imports: ["/assets/shop.js"] },
    "routes/home": {
      path: "home",
      hasAction: false,
      hasLoader: true,
      imports: ["/assets/s2.js", "/assets/libraries.js", "/assets/s1.js", "/assets/shop.js"],
      css: [],
    },
    "routes/admin/layout": {},
    "routes/admin/orders": {},
  },
  url: "/assets/manifest-1.js",
};

test("the manifest of shoppers lists no admin page, and names itself", () => {
  const script = withoutAdminRoutes(`window.__reactRouterManifest=${JSON.stringify(MANIFEST)};`);
  const manifest = JSON.parse(script.slice("window.__reactRouterManifest=".length, -1));
  expect(Object.keys(manifest.routes)).toEqual(["root", "routes/home"]);
  expect(manifest.routes.root).toEqual({ imports: ["/assets/shop.js"] });
  // What every page has loaded already, what is false and what is empty costs bytes and says nothing.
  expect(manifest.routes["routes/home"]).toEqual({
    path: "home",
    hasLoader: true,
    imports: ["/assets/s1.js", "/assets/s2.js"],
  });
  expect(manifest.url).toBe("/assets/manifest-1.shop.js");
});

test("a manifest in another form is an error, not an empty manifest", () => {
  expect(() => withoutAdminRoutes("export default {}")).toThrow("another form");
});
