import { rightsOf, type StaffRole } from "@storywall/domain/staff/roles.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { MoreTables } from "./MoreTables.tsx";

const LAYOUT = "routes/admin/layout";

const render = (role: StaffRole): string => {
  const codes = [{ code: "SPRING20", orders: 2, grossSales: 240_000, discount: 24_000 }];
  const Stub = createRoutesStub([
    {
      id: LAYOUT,
      path: "/",
      Component: () => (
        <MoreTables
          report={{ site: "ZA", currency: "ZAR", tilesByVariant: [], codes, remakes: [] }}
          csvHref={() => "/csv"}
        />
      ),
    },
  ]);
  const staff = { rights: rightsOf(role) };
  return renderToStaticMarkup(
    <Stub hydrationData={{ loaderData: { [LAYOUT]: { session: { isSignedIn: true, staff } } } }} />,
  );
};

test("B13 the figures link a code's orders only for those who may open them", () => {
  expect(render("owner")).toContain('href="/admin/codes/SPRING20?site=ZA"');
  expect(render("books")).toContain("SPRING20");
  expect(render("books")).not.toContain("/admin/codes");
});
