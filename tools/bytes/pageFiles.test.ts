import { expect, test } from "vitest";
import { filesOfPage, type Manifest, routesOf } from "./pageFiles.ts";

const ROUTE_SUFFIX = "?__react-router-build-client-route";
const MANIFEST: Manifest = {
  "app/entry.client.tsx": { file: "entry.js", imports: ["_react.js"] },
  [`app/root.tsx${ROUTE_SUFFIX}`]: {
    file: "root.js",
    imports: ["_react.js"],
    dynamicImports: ["app/Ahead.tsx", "app/OnRequest.tsx"],
    assets: ["font.woff2"],
  },
  [`app/routes/home.tsx${ROUTE_SUFFIX}`]: { file: "home.js", imports: ["_shared.js"] },
  [`app/routes/design.tsx${ROUTE_SUFFIX}`]: { file: "design.js", assets: ["worker.js"] },
  [`app/routes/robots.ts${ROUTE_SUFFIX}`]: { file: "robots.js" },
  "_react.js": { file: "react.js" },
  "_shared.js": { file: "shared.js", imports: ["_react.js"] },
  "app/Ahead.tsx": { file: "ahead.js", dynamicImports: [`app/root.tsx${ROUTE_SUFFIX}`] },
  "app/OnRequest.tsx": { file: "onRequest.js", imports: ["_big.js"] },
  "_big.js": { file: "big.js" },
};
const ON_DEMAND_MODULES = new Set(["OnRequest.tsx"]);

test("a page loads its own code, its imports, and its dynamic imports, each once", () => {
  expect([...filesOfPage(MANIFEST, "home.tsx", ON_DEMAND_MODULES)].sort()).toEqual([
    "ahead.js",
    "entry.js",
    "home.js",
    "react.js",
    "root.js",
    "shared.js",
  ]);
});

test("a worker counts with the page that starts it", () => {
  expect(filesOfPage(MANIFEST, "design.tsx", ON_DEMAND_MODULES)).toContain("worker.js");
});

test("a dynamic import counts unless it is listed as on demand", () => {
  expect(filesOfPage(MANIFEST, "home.tsx", new Set())).toContain("big.js");
});

test("a page that was not built is an error, not zero bytes", () => {
  expect(() => filesOfPage(MANIFEST, "gone.tsx", ON_DEMAND_MODULES)).toThrow("gone.tsx");
});

test("only routes with a page have a budget", () => {
  expect(routesOf(MANIFEST)).toEqual(["home.tsx", "design.tsx"]);
});
