import type { OrderRow } from "@storywall/contract/schemas/owner/ownerOrderList.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { BeginDetails, BulkBar } from "./BulkBar.tsx";

const row = (index: number, canBegin: boolean, change: Partial<OrderRow> = {}): OrderRow => ({
  ...{ orderId: `o${index}`, orderNumber: `ZA-${10_000 + index}`, site: "ZA", status: "placed" },
  ...{ name: null, place: null, email: null, customerId: null, currency: "ZAR", total: null, refunded: null },
  prints: { waiting: 0, done: 0, failed: 0 },
  ...{ sendBy: null, isLate: false, canBegin, isStopped: false, isNew: false, parcelNumber: null },
  createdAt: "2026-11-23T09:00:00.000Z",
  ...change,
});

const renderRows = (rows: readonly OrderRow[], canWork = true): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <BulkBar rows={rows} canWork={canWork} onBegin={async () => null}>
        {null}
      </BulkBar>
    </MemoryRouter>,
  );

const render = (count: number, canBegin = true): string =>
  renderRows(Array.from({ length: count }, (_, index) => row(index + 1, canBegin)));

test("B13 of the chosen orders three are named, and the others counted", () => {
  expect(render(3)).toContain("</strong> ZA-10001, ZA-10002, ZA-10003<");
  expect(render(4)).toContain("ZA-10003 and one other<");
  expect(render(6)).toContain("ZA-10003 and 3 others<");
});

test("B13 the button says how many of the chosen orders can be started, or that none is ready", () => {
  expect(render(3)).toContain(">Start making 3<");
  expect(render(1, false)).toContain(">Not ready to start<");
  expect(render(2, false)).toContain(">None ready to start<");
  const startBlock = "The shopper was asked about the soft photo of tile 2, and can still answer.";
  expect(renderRows([row(1, false, { startBlock })])).toContain(`ZA-10001: ${startBlock}`);
});

test("B13 those who may only write to shoppers choose orders, and are offered no step of the workshop", () => {
  const page = renderRows([row(1, true), row(2, false, { status: "in_production" })], false);
  expect(page).toContain("2 chosen:");
  expect(page).not.toMatch(/Start making|Labels|Send/);
});

test("B13 who starts orders reads which of them wait for stock, for what and until when", () => {
  const shortages = [{ item: "moulding_wood_15", expectedOn: "2026-12-03" }];
  const orders = [row(1, true, { waitsForStock: true, shortages }), row(2, true)];
  const page = renderToStaticMarkup(
    <BeginDetails toBegin={orders} others={[row(3, false, { startBlock: "It's held back." })]} />,
  );
  expect(page).toContain("One waits for stock");
  expect(page).toContain("ZA-10001: Oak moulding, 15 mm (back about 3 Dec)");
  expect(page).toContain("The other one isn&#x27;t ready to start");
  expect(page).toContain("ZA-10003: It&#x27;s held back.");
  expect(renderToStaticMarkup(<BeginDetails toBegin={[row(2, true)]} others={[]} />)).not.toContain("stock");
});

test("B13 the chosen orders are carried over to the page that sends parcels", () => {
  const inWorkshop = { status: "in_production" } as const;
  const page = renderRows([row(1, false, inWorkshop), row(2, false, inWorkshop)]);
  expect(page).toContain('href="/admin/orders/parcels?orders=ZA-10001,ZA-10002"');
  expect(page).toContain(">Send these 2<");
});

test("B13 only orders in the workshop that nothing holds back are offered to send", () => {
  expect(render(3)).not.toContain("Send");
  const inWorkshop = { status: "in_production" } as const;
  const page = renderRows([
    row(1, true),
    row(2, false, inWorkshop),
    row(3, false, { ...inWorkshop, isHeld: true }),
    row(4, false, { ...inWorkshop, isStopped: true }),
    row(5, false, { status: "shipped" }),
  ]);
  expect(page).toContain('href="/admin/orders/parcels?orders=ZA-10002"');
  expect(page).toContain(">Send 1<");
});
