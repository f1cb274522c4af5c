import type { OrderRow } from "@storywall/contract/schemas/owner/ownerOrderList.ts";
import { toPublicSite } from "@storywall/domain/sites/publicSite.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { DataTable } from "./DataTable.tsx";
import { orderColumns } from "./orderColumns.tsx";

const ORDER: OrderRow = {
  ...{ orderId: "o1", orderNumber: "ZA-10001", site: "ZA", status: "in_production" },
  ...{ name: "Thandi Mokoena", place: "Cape Town, WC", email: "t@example.com", customerId: "c1" },
  ...{ currency: "ZAR", total: 124_999, refunded: 0, prints: { waiting: 0, done: 3, failed: 0 } },
  ...{ sendBy: "2026-11-25", isLate: true, canBegin: false, isStopped: false, isNew: false },
  ...{ parcelNumber: null, createdAt: "2026-11-23T09:00:00.000Z" },
};

const render = (order: OrderRow): string => {
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => (
        <DataTable
          caption="Orders"
          columns={orderColumns([order])}
          rows={[order]}
          rowKey={({ orderId }) => orderId}
        />
      ),
    },
  ]);
  const root = { site: toPublicSite(ZA), storefronts: [] };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
};

test("B13 on a phone an order is a card of five lines: its number, three lines of two values, and its day", () => {
  const cells = render(ORDER).match(/<td[^>]*>/g) ?? [];
  const lines = cells.map((cell) => /--card-line:(\d)/.exec(cell)?.[1] ?? "own");
  expect(lines).toEqual(["own", "2", "3", "3", "4", "4", "own", "2"]);
  expect(new Set(lines.filter((line) => line !== "own")).size + 2).toBe(5);
});

test("B13 a row shows the order's first wall, which is loaded as the list is scrolled to it", () => {
  expect(render(ORDER)).not.toContain("<img");
  const image = /<img[^>]*>/.exec(render({ ...ORDER, previewUrl: "/previews/k.webp" }))?.[0];
  expect(image).toContain('src="/previews/k.webp?w=320" alt="" width="48" height="32" loading="lazy"');
});

test("B13 the day to send by is named on a card, and a parcel number is not taken for it", () => {
  expect(render(ORDER)).toMatch(/data-label="Send by"[^>]*><div[^>]*><span[^>]*>Wed 25 Nov</);
  const sent = render({ ...ORDER, status: "shipped", sendBy: null, parcelNumber: "SW-1" });
  expect(sent).toContain(">Sent: SW-1<");
  expect(sent).not.toContain('data-label="Send by"');
});

test("B13 an order that is held, and one with a delivery that is not the usual one, are marked in the list", () => {
  expect(render(ORDER)).not.toContain(">Held<");
  const marked = render({ ...ORDER, isHeld: true, delivery: "By air, 1 day" });
  expect(marked).toContain(">Held<");
  expect(marked).toContain(">By air, 1 day<");
});

test("B13 no cell of the list sets the colour of the lines between rows, which is a number then and draws none", () => {
  expect(render(ORDER)).not.toMatch(/[";]--line:/);
});

test("B13 an order whose tiles are being made again says so, and what went back stands below its total", () => {
  expect(render(ORDER)).not.toContain("Replacement open");
  const html = render({ ...ORDER, status: "shipped", isReplacing: true, refunded: 83_334 });
  expect(html).toContain(">Replacement open<");
  expect(html).toMatch(/R1,249\.99<div[^>]*>R833\.34 back<\/div>/);
});
