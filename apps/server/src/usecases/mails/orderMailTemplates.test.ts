import { changesText } from "@storywall/domain/orders/changesText.ts";
import { NO_CHANGES_TEXT } from "@storywall/domain/orders/noChangesText.ts";
import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import { AU } from "@storywall/domain/sites/au.ts";
import type { Site } from "@storywall/domain/sites/site.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { aDesign } from "@storywall/testkit/builders.ts";
import { expect, test } from "vitest";
import type { OrderMailKind } from "../../ports/mails/MailOutbox.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import { designLinkMail } from "./kinds/designLink.ts";
import { partlyRefundedMail } from "./kinds/partlyRefunded.ts";
import { printQuestionMail } from "./kinds/printQuestion.ts";
import { ORDER_MAIL_TEMPLATES } from "./orderMailTemplates.ts";
import { renderText } from "./renderText.ts";

type HistoryStep = readonly [status: OrderState, at: string];

const createOrder = (site: Site, steps: readonly HistoryStep[]): OrderRecord => {
  const history = steps.map(([status, at]) => ({ status, at: new Date(at), actor: "shopper" as const }));
  const design = aDesign(undefined, "koi");
  const line = { id: "line", uuid: "uuid", design, quantity: 1, title: "Grid of four", previewKey: "key" };
  return {
    id: "order",
    number: `${site.code}-10001`,
    site: site.code,
    checkoutId: "checkout",
    cartId: null,
    paymentId: "payment",
    status: history.at(-1)?.status ?? "placed",
    email: "thandi@example.com",
    shippingAddress: { firstName: "Thandi", address1: "12 Long Street", zip: "8001" },
    currency: site.currency,
    lines: [{ ...line, unitPrice: minor(360_000), price: minor(360_000) }],
    promo: null,
    shippingRate: null,
    price: minor(360_000),
    discount: minor(0),
    tax: minor(46_957),
    total: minor(360_000),
    history,
    terms: null,
    changes: [],
    openQuestions: [],
    createdAt: history[0]?.at ?? new Date(0),
    finalizedAt: null,
    tracking: null,
    refunded: minor(0),
    stoppedAt: null,
    waitingSince: null,
    waitedSeconds: 0,
    heldAt: null,
    holdReason: null,
    photosGoneAt: null,
  };
};

const PAID_STEP: HistoryStep = ["placed", "2026-11-20T09:00:00.000Z"];
const renderOrderMail = (
  kind: OrderMailKind,
  site: Site,
  steps: readonly HistoryStep[] = [PAID_STEP],
  isTest = false,
): string =>
  renderText(
    ORDER_MAIL_TEMPLATES[kind]({
      order: createOrder(site, steps),
      isTest,
      site,
      orderUrl: "https://shop.example/order/order",
      guideUrl: "https://shop.example/guide.pdf",
    }),
  );

test("AU and ZA law: the confirmation is the tax invoice, with the seller, the tax number and the day", () => {
  const business = {
    ...AU.business,
    legalName: "Storywall Pty Ltd",
    taxNumber: "ABN 51 824 753 556",
    address: "1 George Street, Sydney NSW 2000",
  };
  expect(renderOrderMail("order_confirmation", { ...AU, business })).toContain(
    [
      "TAX INVOICE",
      "",
      "Storywall Pty Ltd",
      "GST registration: ABN 51 824 753 556",
      "1 George Street, Sydney NSW 2000",
      "Order AU-10001, placed on Friday 20 November 2026",
    ].join("\n"),
  );
});

test("the confirmation of a shop without a tax number is not called a tax invoice", () => {
  const text = renderOrderMail("order_confirmation", ZA);
  expect(text).toContain("SOLD BY\n\nStorywall\nOrder ZA-10001, placed on Friday 20 November 2026");
  expect(text).not.toMatch(/tax invoice/i);
});

test("B9 the mail about changes names the tiles of a wall in one line, in order", () => {
  const order = createOrder(ZA, [PAID_STEP]);
  const at = new Date("2026-11-20T10:00:00.000Z");
  const tiles = order.lines[0]?.design.tiles.map(({ name }) => name).toReversed() ?? [];
  const text = renderText(
    ORDER_MAIL_TEMPLATES.order_changed({
      order: {
        ...order,
        changes: tiles.map((tile) => ({ what: "photo", actor: "shopper", lineId: "line", tile, at })),
      },
      site: ZA,
      orderUrl: "https://shop.example/order/order",
      guideUrl: "https://shop.example/guide.pdf",
    }),
  );
  expect(text).toContain("Grid of four, new photos in tiles 1 to 4 (Friday 20 November, 12:00)");
});

test("B9 the confirmation says until when the order can be changed, in the workshop's time zone", () => {
  const changeWindowText =
    "Until 13:00 on Friday 20 November (Cape Town time), you can change photos, crops and the address";
  expect(renderOrderMail("order_confirmation", ZA)).toContain(changeWindowText);
  const withoutWindow = { ...ZA, changeWindowMinutes: 0 };
  expect(renderOrderMail("order_confirmation", withoutWindow)).toContain(NO_CHANGES_TEXT);
  const waiting = [["awaiting_photos", PAID_STEP[1]]] as const;
  expect(renderOrderMail("order_confirmation", ZA, waiting)).toContain(
    changesText({ minutes: 120, from: "last photo" }),
  );
  expect(renderOrderMail("order_confirmation", withoutWindow, waiting)).toContain(
    changesText({ minutes: 0, from: "last photo" }),
  );
});

test("R4.13 B9 the mail about the last photo has the dispatch days and the change window, counted from it", () => {
  const text = renderOrderMail("uploads_received", ZA, [
    ["awaiting_photos", "2026-11-06T09:00:00.000Z"],
    ["placed", "2026-11-20T09:00:00.000Z"],
  ]);
  expect(text).toContain("We expect to send it on Mon 23 or Tue 24 Nov");
  expect(text).toContain("Until 13:00 on Friday 20 November (Cape Town time)");
  expect(text).toContain("https://shop.example/guide.pdf");
});

test("R4.13 a reminder says that the order can be cancelled, as the delivery and returns page does", () => {
  const text = renderOrderMail("uploads_reminder", ZA, [["awaiting_photos", PAID_STEP[1]]]);
  expect(text).toContain("You can cancel the order there too, for a full refund.");
});

test("R9.15 mails about refunds do not mention a card, since there are other means of payment", () => {
  for (const kind of ["cancelled", "refunded"] as const)
    expect(renderOrderMail(kind, ZA)).not.toContain("card");
});

test("B6 the mail with a link to a design names the link's last day in words", () => {
  const link = { expiresAt: new Date("2026-12-21T22:30:00.000Z") };
  const text = renderText(designLinkMail({ link, site: ZA, url: "https://shop.example/walls/1" }));
  expect(text).toContain("It works until Tuesday 22 December 2026,");
});

test("R9.15 the mail about a partial refund names the refunded and the paid amount", () => {
  const order = createOrder(ZA, [PAID_STEP]);
  const mail = partlyRefundedMail({
    order,
    site: ZA,
    orderUrl: "https://shop.example/order/order",
    guideUrl: "https://shop.example/guide.pdf",
    refund: { amount: minor(5_000), currency: ZA.currency },
  });
  expect(renderText(mail)).toContain("We've refunded R50.00 of the R3,600.00 you paid for order ZA-10001");
});

test("R9.4 the confirmation names the days of the chosen way of delivery", () => {
  const site = { ...ZA, courierDays: { from: 2, to: 4 } };
  const textWith = (shippingRate: OrderRecord["shippingRate"]) =>
    renderText(
      ORDER_MAIL_TEMPLATES.order_confirmation({
        order: { ...createOrder(site, [PAID_STEP]), shippingRate },
        site,
        orderUrl: "https://shop.example/order/order",
        guideUrl: "https://shop.example/guide.pdf",
      }),
    );
  const express = {
    handle: "express",
    title: "Express",
    price: minor(9900),
    courierDays: { from: 1, to: 1 },
  };
  expect(textWith(null)).toContain("The courier will call and deliver between Wed 25 and Mon 30 Nov.");
  expect(textWith(express)).toContain("The courier will call and deliver between Tue 24 and Wed 25 Nov.");
});

test("R9.4 the mails about a test order of a shop that is not open yet name no day on which it is sent", () => {
  const site = { ...ZA, courierDays: { from: 2, to: 4 } };
  for (const kind of ["order_confirmation", "uploads_received"] as const) {
    expect(renderOrderMail(kind, site)).toContain("Mon 23 ");
    // The time for changes is real.
    const days = renderOrderMail(kind, { ...site, changeWindowMinutes: 0 }, [PAID_STEP], true);
    expect(days).not.toMatch(/most likely|expect to send|2[3-6] Nov/);
  }
});

test.each([
  [1, "a photo", "we'll print it as it is"],
  [2, "2 photos", "we'll print them as they are"],
])("B13 the mail with %i questions about prints speaks of as many photos", (count, photos, printed) => {
  const order = createOrder(ZA, [PAID_STEP]);
  const [line] = order.lines;
  const at = new Date("2026-11-20T10:00:00.000Z");
  const questions = (line?.design.tiles ?? []).slice(0, count).map(({ name }) => ({
    ...{ id: name, orderId: order.id, lineId: "line", tile: name, photoId: "koi", ppi: 190, note: null },
    ...{ state: "open" as const, askedAt: at, askedBy: "Lindiwe", answerBy: at },
    ...{ remindedAt: null, endedAt: null, size: null, givenBack: minor(0) },
  }));
  const mail = printQuestionMail({
    order,
    questions,
    answerBy: at,
    kind: "print_question_reminder",
    site: ZA,
    orderUrl: "https://shop.example/order/order",
    guideUrl: "https://shop.example/guide.pdf",
    questionsUrl: "https://shop.example/order/order/prints",
  });
  expect(renderText(mail)).toContain(`and ${photos} would come out softer`);
  expect(renderText(mail)).toContain(printed);
});

test("R4.13 the reminder says how many photos are still missing", () => {
  const order = createOrder(ZA, [["awaiting_photos", "2026-11-20T09:00:00.000Z"]]);
  const lines = order.lines.map((line) => ({
    ...line,
    design: { ...line.design, tiles: line.design.tiles.map((tile) => ({ ...tile, photoId: null })) },
  }));
  const text = renderText(
    ORDER_MAIL_TEMPLATES.uploads_reminder({
      order: { ...order, lines },
      site: ZA,
      orderUrl: "https://shop.example/order/order",
      guideUrl: "https://shop.example/guide.pdf",
    }),
  );
  expect(text).toContain("Order ZA-10001 still needs 4 photos. There's no hurry");
});
