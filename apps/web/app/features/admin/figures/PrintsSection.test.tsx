import { rightsOf, type StaffRole } from "@storywall/domain/staff/roles.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { PrintsSection } from "./PrintsSection.tsx";

const LAYOUT = "routes/admin/layout";
const COUNTS = { printsWaiting: 1, printsHeld: 2, printsFailed: 0, ordersReady: 3, ordersLate: 0 };

const render = (role: StaffRole): string => {
  const backlog = { counts: COUNTS, printsByAge: [{ days: 0, prints: 1 }], oldestPrintDays: 0 };
  const Stub = createRoutesStub([
    {
      id: LAYOUT,
      path: "/",
      Component: () => <PrintsSection report={{ site: "ZA", backlog }} csvHref="/csv" />,
    },
  ]);
  const session = { isSignedIn: true, staff: { rights: rightsOf(role) } };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { [LAYOUT]: { session } } }} />);
};

test("B13 the figures lead to the photos to check only those who may check them", () => {
  expect(render("owner")).toContain('href="/admin/look"');
  expect(render("books")).not.toContain("/admin/look");
  expect(render("books")).toContain('href="/admin/orders?site=ZA&amp;late=true"');
});
