import { expect, test } from "vitest";
import { findAdminModules, findShopFiles } from "./separateAdmin.ts";

const chunkOf = (
  fileName: string,
  {
    route = null as string | null,
    modules = [] as string[],
    imports = [] as string[],
    later = [] as string[],
  },
) => ({
  fileName,
  isEntry: route !== null,
  facadeModuleId: route && `/shop/app/${route}?__react-router-build-client-route`,
  moduleIds: modules.map((module) => `/shop/app/${module}`),
  imports,
  dynamicImports: later,
});

const ROOT = chunkOf("root.js", { route: "root.tsx", imports: ["shop.js"] });
const SHOP = chunkOf("shop.js", { modules: ["ui/Button.tsx"] });
const HOME = chunkOf("home.js", { route: "routes/home.tsx", imports: ["shop.js"], later: ["faq.js"] });
const ORDERS = chunkOf("orders.js", {
  route: "routes/admin/orders.tsx",
  modules: ["routes/admin/orders.tsx"],
  imports: ["shop.js", "admin.js"],
});
const ADMIN = chunkOf("admin.js", { modules: ["features/admin/ui/DataTable.tsx"] });

const leaked = (faq: ReturnType<typeof chunkOf>) => {
  const chunks = [ROOT, SHOP, HOME, ORDERS, ADMIN, faq];
  return findAdminModules(chunks, findShopFiles(chunks));
};

test("no page of shoppers loads a module of the admin pages", () => {
  expect(leaked(chunkOf("faq.js", { modules: ["features/faq/FaqModal.tsx"] }))).toEqual([]);
});

test("a module of the admin pages is found in what a shopper's page loads later", () => {
  expect(leaked(chunkOf("faq.js", { modules: ["features/admin/ui/Badge.tsx"] }))).toEqual(["Badge.tsx"]);
});

test("a file of the admin pages that a part of a shopper's page imports is found", () => {
  expect(leaked(chunkOf("faq.js", { imports: ["admin.js"] }))).toEqual(["DataTable.tsx"]);
});

test("a page of the shop may share its files with admin pages", () => {
  expect(findShopFiles([ROOT, SHOP, HOME, ORDERS, ADMIN])).toEqual(
    new Set(["shop.js", "root.js", "home.js"]),
  );
});
