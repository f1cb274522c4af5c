// reliability 30: each kind of unexpected failure leaves one line in the log, with the request's id or the name of the
// work, and without personal data.

import { createCheckout } from "@storywall/contract/calls/checkout/createCheckout.ts";
import { cancelOrder } from "@storywall/contract/calls/orders/cancelOrder.ts";
import { createPaymentIntent } from "@storywall/contract/calls/payments/createPaymentIntent.ts";
import { subscribe } from "@storywall/contract/calls/promo/subscribe.ts";
import { HOUR_MS } from "@storywall/domain/time/durations.ts";
import { afterEach, expect, test, vi } from "vitest";
import { PaymentsRejectedError, PaymentsUnavailableError } from "../../src/ports/payments/Payments.ts";
import { startScheduler } from "../../src/scheduler.ts";
import { MAX_ATTEMPTS } from "../../src/usecases/print/renderDuePrints.ts";
import { openTestPrinter } from "../print/testPrinter.ts";
import { shopper } from "../support/shopper.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

/** What a library's message might quote. */
const PERSONAL = "thandi@example.com, card 4242 4242 4242 4242, sk_live_0123456789, Bearer abcdefgh";

const shop = useTestShop();
afterEach(async () => {
  vi.restoreAllMocks();
  shop.mailbox.setResult(null);
  // Nothing is left that the next test would try again.
  shop.clock.advance(8 * HOUR_MS);
  await shop.shop.mailSender.sendDue();
  await shop.shop.refundSender.sendDue();
  await shop.shop.background.drain();
});

/** Does the work and returns the lines that the shop logged for it. */
const collectLines = async (work: () => unknown) => {
  await shop.shop.background.drain();
  shop.serverErrors.length = 0;
  await work();
  await shop.shop.background.drain();
  const lines = shop.serverErrors.splice(0);
  expect(JSON.stringify(lines)).not.toMatch(/thandi|4242|sk_live|abcdefgh|example\.com/);
  return lines;
};

const post = (url: string, payload: object) =>
  shop.app.inject({ method: "POST", url: `/api${url}`, payload });

test("reliability 30: a handler that throws leaves one line with the id that the reply has", async () => {
  let requestId: unknown;
  const lines = await collectLines(async () => {
    vi.spyOn(shop.commerce, "createCheckout").mockRejectedValue(new TypeError(PERSONAL));
    const variants = [{ variantId: "ZA.square_trio", quantity: 1 }];
    const reply = await post(createCheckout.path, { site: "ZA", variants });
    expect(reply.json()).toMatchObject({ statusCode: 500, error: "INTERNAL" });
    expect(reply.body).not.toContain("thandi");
    requestId = reply.headers["x-request-id"];
  });
  expect(lines).toEqual([
    expect.objectContaining({
      level: "error",
      reqId: requestId,
      error: "TypeError",
      msg: expect.stringMatching(/failed$/),
    }),
  ]);
});

test.each([
  ["refuses", new PaymentsRejectedError(PERSONAL), "PAYMENTS_REFUSED"],
  ["does not answer", new PaymentsUnavailableError(PERSONAL), "UNAVAILABLE"],
])(
  "reliability 30: a payment provider that %s leaves one line with the id that the reply has",
  async (_, error, code) => {
    const { checkoutId } = await shopper(shop).checkOut();
    let requestId: unknown;
    const lines = await collectLines(async () => {
      vi.spyOn(shop.payments, "create").mockRejectedValue(error);
      const reply = await post(createPaymentIntent.path, { checkoutId, site: "ZA" });
      expect(reply.json()).toMatchObject({ error: code });
      requestId = reply.headers["x-request-id"];
    });
    expect(lines).toEqual([expect.objectContaining({ level: "error", reqId: requestId })]);
  },
);

test.each([
  ["refuses", new PaymentsRejectedError(PERSONAL), 6],
  ["does not answer to", new PaymentsUnavailableError(PERSONAL), 1],
])("reliability 30: a refund that the provider %s leaves a line", async (_, error, expected) => {
  const { order } = await shopper(shop).buy();
  const lines = await collectLines(async () => {
    vi.spyOn(shop.payments, "refund").mockRejectedValue(error);
    await expectOk(shop.call(cancelOrder, { params: { orderId: order.orderId }, body: {} }));
    for (let attempt = 0; attempt < 5; attempt++) {
      await shop.shop.background.drain();
      shop.clock.advance(HOUR_MS);
      await shop.shop.refundSender.sendDue();
    }
  });
  expect(lines).toHaveLength(expected);
  for (const line of lines) expect(line).toMatchObject({ level: "error", msg: "refund failed" });
});

test("reliability 30: a scheduled task that throws leaves one line with its name", async () => {
  let runs = 0;
  const run = async () => {
    runs++;
    throw new Error(PERSONAL);
  };
  const lines = await collectLines(async () => {
    const stop = startScheduler([{ name: "count sheep", intervalMs: 1, run }], shop.shop.background);
    await shop.shop.background.drain();
    stop();
  });
  expect(runs).toBe(1);
  expect(lines).toEqual([expect.objectContaining({ level: "error", msg: "count sheep failed" })]);
});

test.each(["unavailable", "deferred", "rejected"] as const)(
  "reliability 30: a mail that fails (%s) leaves one line with its kind, however often it is tried",
  async (kind) => {
    const lines = await collectLines(async () => {
      shop.mailbox.setResult({ kind, error: `550 ${PERSONAL}` });
      await post(subscribe.path, { email: `thandi-${kind}@example.com`, site: "ZA" });
      for (let attempt = 0; attempt < 5; attempt++) {
        shop.clock.advance(8 * HOUR_MS);
        await shop.shop.mailSender.sendDue();
      }
    });
    expect(lines).toEqual([
      expect.objectContaining({ level: "error", msg: "send a mail (subscription_confirm) failed" }),
    ]);
  },
);

test("reliability 30: a print whose process dies leaves a line at the first and at the last attempt", async () => {
  const printer = await openTestPrinter(shop);
  await shopper(shop).buy();
  const lines = await collectLines(async () => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      shop.clock.advance(3 * HOUR_MS);
      await printer.runDue(async () => ({ kind: "failed", reason: "It took too long to draw." }));
    }
  });
  await printer.close();
  const expected = expect.objectContaining({
    level: "error",
    msg: expect.stringMatching(/^print of tile_\d of order \[id\] failed$/),
  });
  // Of each of the four tiles.
  expect(lines).toEqual(Array.from({ length: 8 }, () => expected));
});
