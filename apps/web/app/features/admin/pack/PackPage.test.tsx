import type { PackPiece, Parcel } from "@storywall/contract/schemas/owner/packing.ts";
import { toPublicSite } from "@storywall/domain/sites/publicSite.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { PackPage } from "./PackPage.tsx";

const pieceOf = (tileNumber: number, change: Partial<PackPiece> = {}): PackPiece => ({
  cartItemId: "line-1",
  tile: `tile_${tileNumber}`,
  tileNumber,
  copy: 1,
  size: "rectangle_medium",
  frameStyle: "Timeless",
  fileName: `tile-${tileNumber}.jpg`,
  isPacked: false,
  ...change,
});

const parcelOf = (...pieces: readonly PackPiece[]): Parcel => ({
  number: "ZA-10001",
  orderId: "order-1",
  replacementId: null,
  status: "in_production",
  isSent: false,
  sendDoubts: [],
  holdReason: null,
  address: ["Thandi Nkosi", "1 Long Street"],
  pieces: [...pieces],
  packer: null,
  tracking: null,
});

const render = (parcel: Parcel): string => {
  const actions = {
    tick: async () => ({ error: null }),
    send: async () => null,
    lastCarrier: () => "",
  };
  const Stub = createRoutesStub([
    { id: "root", path: "/", Component: () => <PackPage parcel={parcel} actions={actions} /> },
  ]);
  const hydrationData = { loaderData: { root: { site: toPublicSite(ZA) } } };
  return renderToStaticMarkup(<Stub hydrationData={hydrationData} />);
};

test("B13 one press ticks the tiles that are printed, and says how many those are", () => {
  const page = render(parcelOf(pieceOf(1), pieceOf(2), pieceOf(3, { fileName: null })));
  expect(page).toContain("Tick the 2 that are printed");
  expect(page).toContain("3 tiles are not ticked yet. One of them is not printed.");
  expect(page).not.toContain("Tick all");
  expect(render(parcelOf(pieceOf(1), pieceOf(2)))).toContain("Tick all 2");
});

test("B13 a tile that is not printed cannot be ticked, and leaves no button when it is the last one", () => {
  const page = render(parcelOf(pieceOf(1, { isPacked: true }), pieceOf(2, { fileName: null })));
  expect(page.match(/aria-disabled="true"/g)).toHaveLength(1);
  expect(page).not.toContain("Tick it");
  expect(page).not.toContain("Tick the");
  // Its papers are written after the last print: a link would download an error.
  expect(page).not.toContain("prints.zip");
  expect(page).toContain("One tile is not printed yet.");
  expect(render(parcelOf(pieceOf(1, { fileName: null })))).toContain("Its tile is not printed yet.");
});

test("B13 who packs a parcel reads what speaks against sending it", () => {
  const text = "It still waits for stock.";
  expect(render({ ...parcelOf(pieceOf(1), pieceOf(2)), sendDoubts: [text] })).toContain(text);
});

test("B13 who packs a parcel sees a delivery that is not the usual one", () => {
  expect(render(parcelOf(pieceOf(1)))).not.toContain("Delivery:");
  expect(render({ ...parcelOf(pieceOf(1)), delivery: "By air, 1 day" })).toContain("Delivery: By air, 1 day");
});

test("B13 who packs a parcel reads what its shopper wrote last", () => {
  const message = { threadId: "thread-1", text: "Leave it with Jo", at: "2026-11-23T09:00:00.000Z" };
  const asked = render({ ...parcelOf(pieceOf(1)), shopperMessage: { ...message, isAnswered: false } });
  expect(asked).toMatch(/Leave it with Jo[\s\S]*href="\/admin\/messages\/thread-1"[^>]*>Answer</);
  const answered = render({ ...parcelOf(pieceOf(1)), shopperMessage: { ...message, isAnswered: true } });
  expect(answered).toContain(", answered");
  expect(render(parcelOf(pieceOf(1)))).not.toContain("The shopper wrote");
});

test("B13 tiles of an order with several walls are named by wall and number", () => {
  const page = render(parcelOf(pieceOf(1, { wall: "Hallway" }), pieceOf(1, { wall: "Stairs" })));
  expect(page).toContain("Hallway, tile 1");
  expect(page).toContain("Stairs, tile 1");
});
