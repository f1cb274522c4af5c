import { rightsOf } from "@storywall/domain/staff/roles.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { BottomBar } from "./AdminNavigation.tsx";
import { NO_COUNTS } from "./useMenuCounts.ts";

const renderBar = (path: string, counts = NO_COUNTS): string => {
  const session = { isSignedIn: true, expiresAt: null, staff: { rights: rightsOf("owner") } };
  const Stub = createRoutesStub([
    {
      id: "routes/admin/layout",
      path: "/admin",
      loader: () => ({ session }),
      HydrateFallback: () => null,
      children: [{ path: "*", Component: () => <BottomBar counts={counts} /> }],
    },
  ]);
  return renderToStaticMarkup(
    <Stub initialEntries={[path]} hydrationData={{ loaderData: { "routes/admin/layout": { session } } }} />,
  );
};

/** Returns the labels of the tabs that are marked as the one that is open. */
const openTabs = (path: string): readonly string[] => {
  const page = renderBar(path);
  return [...page.matchAll(/<a[^>]*aria-current="(?:page|true)"[^>]*>.*?<\/svg>(\w+)/g)].map(
    ([, label = ""]) => label,
  );
};

test.each([
  ["/admin/orders", "Orders"],
  ["/admin/orders/some-order", "Orders"],
  ["/admin/pack/ZA-10001", "Packing"],
  ["/admin/more", "More"],
  ["/admin/look", "More"],
  ["/admin/shop/prices", "More"],
])("B13 on a phone, %s is under %s", (path, label) => {
  expect(openTabs(path)).toEqual([label]);
});

test("B13 on a phone, photos that wait to be checked are counted at More, as unread threads are at Messages", () => {
  const page = renderBar("/admin/orders", { unread: 2, toLookAt: 3, toPrint: 4 });
  expect(page).toMatch(/Messages<span[^>]*aria-label="2 unread"/);
  expect(page).toMatch(/More<span[^>]*aria-label="3 photos to check"/);
  expect(renderBar("/admin/orders")).not.toContain("to check");
});
