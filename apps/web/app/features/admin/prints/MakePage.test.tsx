import type { BatchList, QueuedPrint } from "@storywall/contract/schemas/owner/batches.ts";
import { toPublicSite } from "@storywall/domain/sites/publicSite.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { MakePage } from "./MakePage.tsx";

const printOf = (tileNumber: number, change: Partial<QueuedPrint> = {}): QueuedPrint => ({
  ...{ orderId: "order-1", replacementId: null, number: "ZA-10001", cartItemId: "line-1" },
  ...{ tile: `tile_${tileNumber}`, tileNumber, size: "rectangle_medium", frameStyle: "Harmony", pieces: 1 },
  ...{
    state: "done",
    renderError: null,
    fileName: `${tileNumber}.jpg`,
    queuedAt: "2026-11-23T09:00:00.000Z",
  },
  ...change,
});

const listOf = (...prints: readonly QueuedPrint[]): BatchList => ({
  ready: [
    {
      ...{ sheet: "medium", label: "Medium without mat", pieces: prints.length },
      mouldings: [{ colour: "wood", widthMm: 15, pieces: prints.length }],
      ...{ prints: [...prints], printsTotal: prints.length },
    },
  ],
  ...{ waiting: [], waitingTotal: 0, batches: [], page: 1, pages: 1, total: 0 },
  closing: { version: 0, atHour: null, atPieces: null, isByAge: false, site: "ZA" },
  countries: [{ code: "ZA", name: "South Africa" }],
});

const render = (list: BatchList): string => {
  const done = async () => null;
  const actions = {
    close: done,
    markPrinted: done,
    undo: done,
    changeClosing: done,
    refresh: async () => undefined,
  };
  const Stub = createRoutesStub([
    { id: "root", path: "/", Component: () => <MakePage list={list} staleSince={null} actions={actions} /> },
  ]);
  const hydrationData = { loaderData: { root: { site: toPublicSite(ZA) } } };
  return renderToStaticMarkup(<Stub initialEntries={["/"]} hydrationData={hydrationData} />);
};

test("B13 the print queue names what is out of stock, and marks the prints whose frames need it", () => {
  const shortages = [{ item: "moulding_wood_15", expectedOn: "2026-12-03" }];
  const page = render(listOf(printOf(1, { shortages }), printOf(2, { shortages }), printOf(3)));
  const text = "Oak moulding, 15 mm (back about 3 Dec)";
  expect(page.split(text)).toHaveLength(4);
  expect(page).toContain(`Out of stock</strong>: ${text}`);
  expect(page.split(/Out of stock<\/span> <small>Oak moulding/)).toHaveLength(3);
  expect(render(listOf(printOf(1)))).not.toContain("Out of stock");
});

test("B13 an empty print queue leads to the orders that come next", () => {
  const next = 'href="/admin/orders?status=placed"';
  expect(render({ ...listOf(), ready: [] })).toContain(next);
  expect(render(listOf(printOf(1)))).not.toContain(next);
});
