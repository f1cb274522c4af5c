import type { OrderRow } from "@storywall/contract/schemas/owner/ownerOrderList.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { BulkBar } from "./BulkBar.tsx";

const row = (index: number, canBegin: boolean): OrderRow => ({
  ...{ orderId: `o${index}`, orderNumber: `ZA-${10_000 + index}`, site: "ZA", status: "placed" },
  ...{ name: null, place: null, email: null, customerId: null, currency: "ZAR", total: null, refunded: null },
  prints: { waiting: 0, done: 0, failed: 0 },
  ...{ sendBy: null, isLate: false, canBegin, isStopped: false, isNew: false, parcelNumber: null },
  createdAt: "2026-11-23T09:00:00.000Z",
});

const render = (count: number, canBegin = true): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <BulkBar
        rows={Array.from({ length: count }, (_, index) => row(index + 1, canBegin))}
        onBegin={async () => null}
      >
        {null}
      </BulkBar>
    </MemoryRouter>,
  );

test("B13 of the chosen orders three are named, and the others counted", () => {
  expect(render(3)).toContain("</strong> ZA-10001, ZA-10002, ZA-10003<");
  expect(render(4)).toContain("ZA-10003 and one other<");
  expect(render(6)).toContain("ZA-10003 and 3 others<");
});

test("B13 the button says how many of the chosen orders can begin, or that none is ready", () => {
  expect(render(3)).toContain(">Begin 3<");
  expect(render(1, false)).toContain(">Not ready to begin<");
  expect(render(2, false)).toContain(">None ready to begin<");
});

test("B13 the chosen orders are carried over to the page that sends parcels", () => {
  expect(render(2)).toContain('href="/admin/orders/parcels?orders=ZA-10001,ZA-10002"');
});
