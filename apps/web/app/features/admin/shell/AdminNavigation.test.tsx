import { rightsOf } from "@storywall/domain/staff/roles.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { BottomBar } from "./AdminNavigation.tsx";

/** Returns the labels of the tabs that are marked as the one that is open. */
const openTabs = (path: string): readonly string[] => {
  const session = { isSignedIn: true, expiresAt: null, staff: { rights: rightsOf("owner") } };
  const Stub = createRoutesStub([
    {
      id: "routes/admin/layout",
      path: "/admin",
      loader: () => ({ session }),
      HydrateFallback: () => null,
      children: [{ path: "*", Component: () => <BottomBar unread={0} /> }],
    },
  ]);
  const page = renderToStaticMarkup(
    <Stub initialEntries={[path]} hydrationData={{ loaderData: { "routes/admin/layout": { session } } }} />,
  );
  return [...page.matchAll(/<a[^>]*aria-current="(?:page|true)"[^>]*>.*?<\/svg>(\w+)/g)].map(
    ([, label = ""]) => label,
  );
};

test.each([
  ["/admin/orders", "Orders"],
  ["/admin/orders/some-order", "Orders"],
  ["/admin/pack/ZA-10001", "Pack"],
  ["/admin/more", "More"],
  ["/admin/look", "More"],
  ["/admin/shop/prices", "More"],
])("B13 on a phone, %s is under %s", (path, label) => {
  expect(openTabs(path)).toEqual([label]);
});
