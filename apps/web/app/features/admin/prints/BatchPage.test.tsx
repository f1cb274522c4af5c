import type { BatchDetail } from "@storywall/contract/schemas/owner/batches.ts";
import { toPublicSite } from "@storywall/domain/sites/publicSite.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { BatchPage } from "./BatchPage.tsx";
import { batchZipUrl } from "./batchUrls.ts";

const AT = "2026-11-23T09:00:00.000Z";

const detailOf = (state: BatchDetail["batch"]["state"]): BatchDetail => ({
  batch: {
    batchId: "batch-1",
    name: "batch-2026-11-23-a",
    title: "Batch 1 of Mon 23 Nov",
    createdAt: AT,
    createdBy: "Thandi",
    prints: 1,
    spoilt: 1,
    state,
    printedAt: null,
    printedBy: null,
    error: null,
  },
  pieces: 1,
  prints: [
    {
      orderId: "order-1",
      replacementId: null,
      number: "ZA-10001",
      cartItemId: "line-1",
      tile: "tile_1",
      wall: "Stairs",
      tileNumber: 1,
      size: "rectangle_medium",
      frameStyle: "Timeless",
      pieces: 1,
      state: "done",
      renderError: null,
      fileName: "ZA-10001_01_tile-1_30x45_portrait.jpg",
      queuedAt: AT,
      sheetLabel: "Medium with mat, 206 × 356 mm",
    },
  ],
  spoilt: [
    {
      ...{ orderId: "order-1", number: "ZA-10001", tile: "tile_2", label: "Hallway, tile 2", pieces: 1 },
      ...{ reason: "dust", at: AT, who: "Thandi" },
    },
  ],
  papers: state === "ready" ? ["batch-2026-11-23-a_cut-list.pdf", "batch.csv"] : [],
});

const render = (state: BatchDetail["batch"]["state"]): string => {
  const actions = { markPrinted: async () => null, undo: async () => null, reprint: async () => null };
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => <BatchPage staleSince={null} detail={detailOf(state)} actions={actions} />,
    },
  ]);
  const hydrationData = { loaderData: { root: { site: toPublicSite(ZA) } } };
  return renderToStaticMarkup(<Stub initialEntries={["/"]} hydrationData={hydrationData} />);
};

test("B13 the page of a batch has its papers, its prints to tick, and what was spoilt", () => {
  const page = render("ready");
  expect(page).toContain("/api/owner/batches/batch-1/papers/batch-2026-11-23-a_cut-list.pdf");
  expect(page).toContain("Cut list (PDF)");
  expect(page).toContain('aria-label="ZA-10001, Stairs, tile 1"');
  expect(page).toContain('aria-label="Spoilt: ZA-10001, Stairs, tile 1"');
  expect(page).toContain("Hallway, tile 2");
  expect(page).toContain("Dust or a scratch");
  expect(page).toContain("/api/owner/orders/order-1/prints/ZA-10001_01_tile-1_30x45_portrait.jpg/thumbnail");
});

test("B13 a batch without files offers none to download, and a print can still be spoilt", () => {
  for (const state of ["preparing", "removed"] as const) {
    const page = render(state);
    expect(page).not.toContain("Download");
    expect(page).not.toContain('type="checkbox"');
    expect(page).toContain("Spoilt: ZA-10001, Stairs, tile 1");
  }
});

test("B13 the address of ticked prints has their short names", () => {
  expect(
    batchZipUrl("b", ["ZA-10001_01_tile-1_30x45_portrait.jpg", "ZA-2_01_tile-3_20x20_portrait.jpg"]),
  ).toBe("/api/owner/batches/b/batch.zip?prints=ZA-10001_01_tile-1,ZA-2_01_tile-3");
});
