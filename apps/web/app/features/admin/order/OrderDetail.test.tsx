import type { OwnerOrder } from "@storywall/contract/schemas/owner/ownerOrder.ts";
import { AU } from "@storywall/domain/sites/au.ts";
import { toPublicSite } from "@storywall/domain/sites/publicSite.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { expect, test } from "vitest";
import { AT, createShowOrder, ORDER, WORK } from "./orderTesting.tsx";

const showOrder = createShowOrder(toPublicSite(ZA));

/** Returns what a person reads: the page without its tags. */
const textOf = (html: string): string => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");
const headerOf = (html: string): string => textOf(/<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? "");

test("B13 an order that is held says so in its header, and how it goes on in what is next", () => {
  const html = showOrder("owner", {
    order: {},
    work: { hold: { since: AT, reason: "Asks for a gift card" } },
  });
  expect(headerOf(html)).toContain("Held");
  const next = textOf(/aria-labelledby="next"[\s\S]*?<\/section>/.exec(html)?.[0] ?? "");
  expect(next).toContain("Asks for a gift card");
  expect(next).toContain("None of it is printed or sent until it&#x27;s released.");
  expect(next).toContain("Release the order");
  expect(next).not.toContain("Start making it");
  expect(headerOf(showOrder("owner", { order: {}, work: {} }))).not.toContain("Held");
});

test("B13 who holds an order back reads where that was done how it goes on, and who may not, whom to ask", () => {
  const held = { order: {}, work: { hold: { since: AT, reason: "Asks for a gift card" } } };
  const sectionOf = (id: string, html: string) =>
    textOf(new RegExp(`aria-labelledby="${id}"[\\s\\S]*?</section>`).exec(html)?.[0] ?? "");
  expect(sectionOf("care", showOrder("workshop", held))).toContain(
    "The order is held back. To let it go on, press “Release the order” under “What&#x27;s next”.",
  );
  expect(sectionOf("next", showOrder("service", held))).toContain(
    "People with these roles can release it: Owner, Manager, Workshop.",
  );
  expect(sectionOf("care", showOrder("service", held))).not.toContain("Release the order");
});

test("B9 an order that its shopper may still change says when it can be started, and why not before", () => {
  const text = (role: "owner" | "service") =>
    textOf(showOrder(role, { order: { isCancellable: true }, work: {} }));
  expect(text("owner")).toMatch(/You can start making it from Monday 23 November, 11:00 \. The shopper may/);
  expect(text("owner")).not.toContain("Start making it");
  expect(text("service")).toContain("The workshop can start making it from");
});

test("B13 the start of an order has one name: on its button, in its history and when it was undone", () => {
  const history = [{ status: "in_production" as const, at: AT, actor: "owner" as const, person: "Sam" }];
  const events = [{ kind: "undone", at: AT, who: "Sam", text: "begun" }];
  const order = { status: "placed" as const, isCancellable: false, changeableUntil: null, history };
  const text = textOf(showOrder("owner", { order, work: { events } }));
  expect(text).toContain("Start making it");
  expect(text).toContain("Started making it ");
  expect(text).toContain("Started making it, undone");
  expect(text).not.toMatch(/\bbeg[aiu]n/i);
});

test("B9 B13 what a shopper changed names its wall where the order has several", () => {
  const line = (cartItemId: string, title: string): OwnerOrder["lineItems"][number] => ({
    ...LINE,
    cartItemId,
    title,
  });
  const changes = [{ what: "photo" as const, cartItemId: "line-1", tile: "tile_1", at: AT }];
  const text = (lineItems: OwnerOrder["lineItems"]) =>
    textOf(showOrder("owner", { order: { lineItems, changes }, work: {} }));
  expect(text([line("line-1", "Hallway")])).toContain("Changed the photo of tile 1");
  expect(text([line("line-1", "Hallway"), line("line-2", "Stairs")])).toContain(
    "Changed the photo of Hallway, tile 1",
  );
});

const AIR = { handle: "by-air", title: "By air, 1 day", price: 19_900 };

test("B13 the owner sees which delivery was paid for, and that the parts add up to what was paid", () => {
  const order = {
    shippingRate: AIR,
    price: 150_000,
    discount: 15_000,
    discountCode: "WELCOME10",
    total: 154_900,
  };
  const text = textOf(showOrder("owner", { order, work: {} }));
  expect(text).toMatch(
    /Items R1,500\.00 Discount \(WELCOME10\) −R150\.00 Delivery: By air, 1 day R199\.00 Paid including R130\.43 of VAT R1,549\.00/,
  );
});

test("B13 who packs sees the delivery of an order, and no amount of it", () => {
  const order = {
    ...{ shippingRate: { ...AIR, price: null }, price: null, discount: null, tax: null, total: null },
  };
  const text = textOf(showOrder("workshop", { order, work: {} }));
  expect(text).toContain("Delivery: By air, 1 day");
  expect(text).not.toContain("R1");
});

test("B13 what was undone looks undone in the history and in the money of an order", () => {
  const refund = {
    ...{
      refundId: "refund-1",
      amount: 161_499,
      currency: "ZAR" as const,
      reason: "Late",
      actor: "owner" as const,
    },
    ...{ state: "withdrawn" as const, undoUntil: null, requestedAt: AT, settledAt: null },
  };
  const events = [{ kind: "undone", at: AT, who: "Sam", text: "cancelled" }];
  const html = showOrder("owner", { order: { refunds: [refund] }, work: { events } });
  expect(html).toMatch(/<s[^>]*>Gave R1,614\.99 back, undone: Late<\/s>/);
  expect(html).toMatch(/<s[^>]*>Cancelled, undone<\/s>/);
  expect(textOf(html)).toContain("R1,614.99 was not given back: it was undone");
});

const CANCELLATION_REFUND = {
  ...{ refundId: "refund-1", amount: 100_000, currency: "ZAR" as const, reason: "Ordered twice" },
  ...{ actor: "owner" as const, undoUntil: null, requestedAt: AT, settledAt: null },
};

test("B13 the money of a cancelled order has not left while the cancellation can be undone", () => {
  const order = {
    status: "cancelled" as const,
    refunds: [{ ...CANCELLATION_REFUND, state: "requested" as const }],
  };
  const undoable = { ...order, undo: { step: "cancelled" as const, until: AT } };
  expect(textOf(showOrder("owner", { order: undoable, work: {} }))).toContain(
    "R1,000.00 goes back in a moment",
  );
  expect(textOf(showOrder("owner", { order, work: {} }))).toContain("R1,000.00 is being given back");
});

test("B13 an order whose money went back says what is left of it, and no tax of what is gone", () => {
  const refunds = [{ ...CANCELLATION_REFUND, state: "succeeded" as const }];
  const all = textOf(
    showOrder("owner", { order: { status: "refunded", refunded: 100_000, refunds }, work: {} }),
  );
  expect(all).toContain("Paid R1,000.00 Given back −R1,000.00 Nothing is left R0.00");
  expect(all).not.toContain("including");
  const part = textOf(showOrder("owner", { order: { refunded: 25_000 }, work: {} }));
  expect(part).toMatch(/Paid including R130\.43 of VAT R1,000\.00 Given back −R250\.00 Left R750\.00/);
});

const LINE: OwnerOrder["lineItems"][number] = {
  ...{ cartItemId: "line-1", uuid: "wall-1", size: "square_small", collectionId: "square_trio" },
  userTemplateInfo: {
    frameStyle: "Timeless",
    frameType: "black",
    matType: "shallow",
    tiles: [{ name: "tile_1", userPhotoId: "photo-1", cropParams: {} }],
  },
  ...{
    title: "Square trio",
    unitPrice: 3_999,
    price: 3_999,
    quantity: 1,
    previewUrl: "/api/previews/line-1",
  },
  ...{ tilesCount: 3, tilesMissing: 0, status: "placed" },
};

test("B13 an order of another country has the address form, the country, the money and the tax of its own site", () => {
  const html = createShowOrder(toPublicSite(ZA), toPublicSite(AU))("owner", {
    order: {
      ...{ site: "AU", currency: "AUD", lineItems: [LINE] },
      shippingAddress: { ...ORDER.shippingAddress, province: "NSW" },
    },
    work: {},
  });
  expect(textOf(html)).toContain("$39.99");
  expect(textOf(html)).not.toContain("R39.99");
  expect(html).toMatch(/<select[^>]*name="province"[\s\S]*?New South Wales/);
  expect(textOf(html)).toContain("of GST");
  expect(textOf(html)).not.toContain("VAT");
  expect(showOrder("owner", { order: {}, work: {} })).toMatch(
    /<select[^>]*name="province"[\s\S]*?Western Cape/,
  );
});

test("B13 tiles to print again, to replace and to give money back for are known by their pictures", () => {
  const picture = 'src="/api/owner/orders/order-1/prints/1.jpg/thumbnail"';
  const count = (html: string) => html.split(picture).length - 1;
  const tiles = WORK.tiles.map((tile) => ({ ...tile, paid: [25_000] }));
  expect(count(showOrder("owner", { order: {}, work: { tiles } }))).toBe(2);
  const sent = { order: { status: "shipped" as const }, work: { tiles, remake: "replacement" as const } };
  expect(count(showOrder("owner", sent))).toBe(2);
});

test("B13 a tile that is not printed yet is known by its photo", () => {
  const tiles = WORK.tiles.map((tile) => ({
    ...tile,
    state: "held" as const,
    fileName: null,
    photoUrl: "/photos/1",
  }));
  const photo = 'src="/photos/1?w=320"';
  expect(showOrder("workshop", { order: {}, work: { tiles } })).toContain(photo);
  expect(showOrder("service", { order: {}, work: { tiles } })).not.toContain(photo);
  const empty = tiles.map((tile) => ({ ...tile, photoUrl: null }));
  expect(showOrder("workshop", { order: {}, work: { tiles: empty } })).not.toContain("?w=320");
});

test("B13 what a shopper wrote about an order stands on its page, with the way to answer", () => {
  const messages = [{ place: 1, author: "shopper" as const, text: "Please crop it tighter", at: AT }];
  const thread = { threadId: "thread-1", name: "Thandi", messages };
  const html = showOrder("owner", { order: {}, work: { thread } });
  const section = /aria-labelledby="messages"[\s\S]*?<\/section>/.exec(html)?.[0] ?? "";
  expect(textOf(section)).toMatch(/Messages Thandi ?, .*Please crop it tighter Answer/);
  expect(section).toContain('href="/admin/messages/thread-1"');
  expect(showOrder("owner", { order: {}, work: { thread: null } })).not.toContain(
    'aria-labelledby="messages"',
  );
});

test("B13 a tile that was replaced is marked where it could be replaced or paid back again, and the form is closed", () => {
  const tiles = WORK.tiles.map((tile) => ({ ...tile, paid: [25_000] }));
  const replacement = {
    ...{ replacementId: "replacement-1", number: "ZA-10001−R1", state: "shipped" as const },
    ...{
      reason: "damaged_on_the_way" as const,
      note: null,
      prints: 1,
      printsReady: 1,
      sendDoubts: [],
      createdAt: AT,
    },
    ...{ createdBy: "Sam", tracking: null, tiles: [{ cartItemId: "line-1", tile: "tile_1", pieces: 1 }] },
  };
  const show = (replacements: (typeof replacement)[]) =>
    showOrder("owner", {
      order: { status: "shipped" as const },
      work: { tiles, remake: "replacement" as const, replacements },
    });
  const html = show([replacement]);
  expect(html.split("Replaced already: ZA-10001−R1, sent")).toHaveLength(3);
  expect(html).toContain("Make another replacement</summary>");
  expect(show([])).not.toMatch(/Replaced already|Make another replacement/);
});

test("B13 tiles wait for the end of changes as long as their shopper may change them", () => {
  const waiting = { tiles: WORK.tiles.map((tile) => ({ ...tile, state: "waiting" as const })) };
  const open = textOf(showOrder("owner", { order: { isCancellable: true }, work: waiting }));
  expect(open).toMatch(/: waits until Monday 23 November, 11:00 , when changes end/);
  expect(open).not.toContain("file being made");
  expect(textOf(showOrder("owner", { order: {}, work: waiting }))).toContain("file being made");
});

const OPEN_QUESTION = { state: "open" as const, askedAt: AT, askedBy: "Owner", answerBy: AT, note: null };
const SOFT: NonNullable<OwnerOrder["weakPrints"]>[number] = {
  ...{ cartItemId: "line-1", tile: "tile_1", number: 1, ppi: 80, verdict: "unprintable", confirmedPpi: 80 },
  ...{ state: "held", holdReason: "unprintable", releasedAt: null },
};

test("B13 a soft print of an order that has left waits for no decision", () => {
  const show = (status: "in_production" | "shipped") =>
    textOf(showOrder("owner", { order: { status, weakPrints: [SOFT] }, work: {} }));
  expect(show("in_production")).toMatch(
    /until you have looked at it.*Print tile 1 as it is.*Ask the shopper/,
  );
  expect(show("shipped")).toContain("80 pixels per inch");
  expect(show("shipped")).not.toMatch(/until you have looked|Print tile 1 as it is|Ask the shopper/);
});

test("B13 an order in the workshop says its batch and what comes after it", () => {
  const next = (batches: (typeof WORK)["batches"], weakPrints: OwnerOrder["weakPrints"] = []) => {
    const html = showOrder("owner", { order: { status: "in_production", weakPrints }, work: { batches } });
    return textOf(/aria-labelledby="next"[\s\S]*?<\/section>/.exec(html)?.[0] ?? "");
  };
  const batch = { batchId: "batch-1", title: "Batch 1 of Mon 23 Nov", prints: 2, isPrinted: false };
  expect(next([])).toContain("Print queue , then pack ZA-10001");
  expect(next([], [SOFT, { ...SOFT, tile: "tile_2", question: OPEN_QUESTION }])).toContain(
    "Check one photo , then print queue , then pack ZA-10001",
  );
  expect(next([{ ...batch, prints: 1 }])).toContain("Print queue , then pack ZA-10001");
  expect(next([batch])).toContain("Print Batch 1 of Mon 23 Nov , then pack ZA-10001");
  expect(next([{ ...batch, isPrinted: true }])).toContain(
    "Printed in Batch 1 of Mon 23 Nov . Now pack ZA-10001",
  );
});

test("B13 money that is on its way back is not called given back yet", () => {
  const refund = { ...CANCELLATION_REFUND, state: "pending" as const };
  const text = textOf(showOrder("owner", { order: { refunded: 100_000, refunds: [refund] }, work: {} }));
  expect(text).toContain("On its way back −R1,000.00");
  expect(text).not.toMatch(/given back/i);
});

test.each(["cancelled", "refunded"] as const)(
  "B13 an order that is %s offers no package of prints: the shop makes none for it",
  (status) => {
    expect(showOrder("owner", { order: {}, work: {} })).toContain("/prints.zip");
    expect(showOrder("owner", { order: { status }, work: {} })).not.toContain("order-1/prints.zip");
  },
);
