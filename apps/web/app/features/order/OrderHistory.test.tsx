import { AU } from "@storywall/domain/sites/au.ts";
import { toPublicSite } from "@storywall/domain/sites/publicSite.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { OrderHistory } from "./OrderHistory.tsx";

test.each([
  [ZA, "Tuesday 24 November, 14:05"],
  [AU, "Tuesday 24 November, 11:05\u00a0pm"],
])("B9 the history of an order tells the time as the country's shoppers write it", (site, time) => {
  const order = {
    ...{ history: [{ status: "placed" as const, at: "2026-11-24T12:05:00.000Z" }] },
    ...{ changes: [], lineItems: [] },
  };
  const Stub = createRoutesStub([{ id: "root", path: "/", Component: () => <OrderHistory order={order} /> }]);
  const page = renderToStaticMarkup(
    <Stub hydrationData={{ loaderData: { root: { site: toPublicSite(site) } } }} />,
  );
  expect(page).toContain(`<strong>Placed</strong>, ${time}`);
});
