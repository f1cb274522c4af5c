import { toPublicSite } from "@storywall/domain/sites/publicSite.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { rightsOf, type StaffRole } from "@storywall/domain/staff/roles.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { OrdersPage } from "./OrdersPage.tsx";

const render = (role: StaffRole): string => {
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => (
        <OrdersPage
          {...{ rows: [], next: null, isLaterPage: false, filters: {}, staleSince: null }}
          rights={rightsOf(role)}
          onBegin={async () => []}
          onWrite={async () => null}
        />
      ),
    },
  ]);
  const root = { site: toPublicSite(ZA), storefronts: [] };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
};

test("B13 the search names what the role can find an order by", () => {
  expect(render("owner")).toContain("Number, name, email, phone");
  expect(render("workshop")).toContain("Its number, such as ZA-10001");
  expect(render("workshop")).not.toContain("phone, postcode");
});

test("B13 a list without orders leads to what the shop still needs, for those who may change it", () => {
  expect(render("owner")).toContain('href="/admin/shop"');
  expect(render("manager")).toContain('href="/admin/shop"');
  for (const role of ["workshop", "service", "books"] as const)
    expect(render(role)).not.toContain('href="/admin/shop"');
});
