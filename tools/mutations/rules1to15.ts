import type { Mutation } from "./mutation.ts";

const REFUNDS_IN_ANY_ORDER = {
  file: "apps/server/test/faults/refundsInAnyOrder.bothDatabases.test.ts",
  title: "reliability 3: in ${RUNS} orders of events, no money that went back is an order that is made",
};

const PRINT_ANSWER_KILLS = {
  file: "apps/server/test/faults/printAnswerKills.bothDatabases.test.ts",
  title: "reliability 6: a process killed at any step of an answer leaves all of it or nothing: %s",
} as const;

export const RULES_1_TO_15: readonly Mutation[] = [
  {
    requirement: 1,
    effect:
      "the draft that becomes an order at Shopify is not remembered, so a lost reply makes a second order",
    file: "apps/server/src/usecases/commerce/mirrorDraft.ts",
    search: "const savedId = await commerceMirrors.saveDraftId(draft.checkoutId, written.id);",
    replace: "const savedId = written.id;",
    test: {
      file: "apps/server/test/commerce/shopifyMirror.bothDatabases.test.ts",
      title: "reliability 1: an order of which each request meets %s once is one order at Shopify",
    },
  },
  {
    requirement: 3,
    effect: "an event of Shopify counts with any signature",
    file: "apps/server/src/adapters/commerce-shopify/verifyShopifyEvent.ts",
    search: " || !timingSafeEqual(signature, expected)",
    replace: "",
    test: {
      file: "apps/server/test/commerce/shopifyMirror.bothDatabases.test.ts",
      title: "reliability 3: an event that is not signed by the store's app is rejected and wakes nothing",
    },
  },
  {
    requirement: 3,
    effect: "a payment in another currency is an order",
    file: "apps/server/src/usecases/commerce/adoptHostDelivery.ts",
    search: "if (currency !== quote.currency) return undefined;",
    replace: "",
    test: {
      file: "apps/server/test/orders/unmatchedPayments.bothDatabases.test.ts",
      title: "reliability 3: a payment for %s is refunded, mailed to the shopper and marked for review",
    },
  },
  {
    requirement: 3,
    effect: "a payment that was refunded at the provider is an order",
    file: "apps/server/src/usecases/orders/placing/placeOrder.ts",
    search: "if (record?.stoppedAt || providerPayment.refunded > 0) return STOPPED;",
    replace: "if (record?.stoppedAt && providerPayment.refunded > 1e9) return STOPPED;",
    test: {
      file: "apps/server/test/orders/refundedElsewhere.bothDatabases.test.ts",
      title: "reliability 3: is no order and is marked for review (%d of 360000)",
    },
  },
  {
    requirement: 15,
    effect: "a nested fragment puts a number into the SQL as text",
    file: "apps/server/src/adapters/database/platform/idempotencyKeys.ts",
    search: "bytes + ${ROW_BYTES}",
    replace: "bytes + ${sql.raw(String(ROW_BYTES))}",
    test: {
      file: "apps/server/test/reliability/sqlInjection.test.ts",
      title: "reliability 15: no SQL in the server is built from strings",
    },
  },
  {
    requirement: 3,
    effect: "a call with an old answer of the provider places a payment that was stopped since",
    file: "apps/server/src/usecases/orders/placing/placeOrder.ts",
    search: "if (record?.stoppedAt || providerPayment.refunded > 0) return STOPPED;",
    replace: "if (record?.stoppedAt && providerPayment.refunded > 0) return STOPPED;",
    test: {
      file: "apps/server/test/orders/refundedElsewhere.bothDatabases.test.ts",
      title: "reliability 3: is no order by a call that asked the provider before the refund",
    },
  },
  {
    requirement: 3,
    effect: "a disputed payment is placed before it is stopped",
    file: "apps/server/src/usecases/payments/receivePaymentEvent.ts",
    search: 'if (kind === "disputed") {',
    replace: "if (!shop) {",
    test: REFUNDS_IN_ANY_ORDER,
  },
  {
    requirement: 3,
    effect: "an open order whose money went back is printed",
    file: "apps/server/src/usecases/refunds/stopPayment.ts",
    search: "await payments.stop(id, now);",
    replace: "",
    test: REFUNDS_IN_ANY_ORDER,
  },
  {
    requirement: 1,
    effect: "a call that finds the order of its payment refunds the payment",
    file: "apps/server/src/usecases/orders/placing/placeOrder.ts",
    search: 'if (order?.paymentId === payment.id) return { kind: "order", order };',
    replace: "",
    test: {
      file: "apps/server/test/payments/stripeShop.database.test.ts",
      title: "reliability 1: when %s there is one order and one charge",
    },
  },
  {
    requirement: 1,
    effect: "calls that place the same order do not wait for each other",
    file: "apps/server/src/usecases/orders/placing/placeOrder.ts",
    search: "await repositories.checkouts.lock(checkoutId)",
    replace: "await repositories.checkouts.find(checkoutId)",
    test: {
      file: "apps/server/test/faults/races.database.test.ts",
      title:
        "reliability 1: parallel completions of a checkout give one order, one charge, one promo use, one mail",
    },
  },
  {
    requirement: 1,
    effect: "each attempt to begin a payment is another one at the provider",
    file: "apps/server/src/usecases/payments/createPaymentIntent.ts",
    search: "`create:${checkout.id}:${attempt}:${checkout.quote.version}${ofPurchase}`",
    replace: "`create:${checkout.id}:${Math.random()}`",
    test: {
      file: "apps/server/test/payments/lostPaymentReply.bothDatabases.test.ts",
      title: "reliability 1: a payment whose creation got no answer is the one that the next attempt gets",
    },
  },
  {
    requirement: 2,
    effect: "a payment is begun over the price without its discount",
    file: "apps/server/src/usecases/payments/syncPaymentToQuote.ts",
    search: "{ total, currency, version }: Quote): PaymentTerms => ({\n  amount: total,",
    replace: "{ price, currency, version }: Quote): PaymentTerms => ({\n  amount: price,",
    test: {
      file: "apps/server/test/reliability/prices.database.test.ts",
      title: "reliability 2: amounts, currency and shipping come from the server, whatever the client sends",
    },
  },
  {
    requirement: 4,
    effect: "an old event counts",
    file: "apps/server/src/adapters/payments-stripe/stripeEvents.ts",
    search: "if (age > EVENT_TOLERANCE_MS)",
    replace: "if (age > 1e12)",
    test: {
      file: "apps/server/test/payments/webhook.database.test.ts",
      title: "reliability 4: an event that is %s is rejected",
    },
  },
  {
    requirement: 4,
    effect: "an event from the future counts",
    file: "apps/server/src/adapters/payments-stripe/stripeEvents.ts",
    search: "if (age < -EVENT_TOLERANCE_MS)",
    replace: "if (age < -1e12)",
    test: {
      file: "apps/server/test/payments/webhook.database.test.ts",
      title: "reliability 4: an event that is %s is rejected",
    },
  },
  {
    requirement: 4,
    effect: "an event that is sent again is another event",
    file: "apps/server/src/usecases/payments/receivePaymentEvent.ts",
    search: "const event = { provider, site, eventId, paymentId,",
    replace: "const event = { provider, site, eventId: eventId + Math.random(), paymentId,",
    test: {
      file: "apps/server/test/payments/webhook.database.test.ts",
      title: "reliability 4: an event that is sent again, also with a new signature, counts once",
    },
  },
  {
    requirement: 4,
    effect: "a forged signature counts as a malformed body",
    file: "apps/server/src/adapters/payments-stripe/stripeEvents.ts",
    search: "event = webhooks.constructEvent(rawBody, signature, secret, 0);",
    replace: "event = JSON.parse(String(rawBody));",
    test: {
      file: "apps/server/test/payments/webhook.database.test.ts",
      title: "reliability 4: an event with %s is rejected, and the genuine one still counts",
    },
  },
  {
    requirement: 5,
    effect: "an order moves from any state to any other",
    file: "apps/server/src/usecases/orders/transitionOrder.ts",
    search: "if (!canOrderTransition(from, to))",
    replace: "if (from === to)",
    test: {
      file: "apps/server/test/reliability/orderStates.database.test.ts",
      title: "reliability 5: %s on an order that is %s follows the state table",
    },
  },
  {
    requirement: 6,
    effect: "an order is cancelled in another transaction than its refund",
    file: "apps/server/src/usecases/orders/cancelOrder.ts",
    search: "await requestRefund(shop, repositories,",
    replace: 'await requestRefund(shop, Reflect.get(shop, "repositories"),',
    test: {
      file: "apps/server/test/reliability/atomicity.database.test.ts",
      title: "reliability 6: cancelling an order is atomic",
    },
  },
  {
    requirement: 6,
    effect: "a refund's key is that of an address, not of the person",
    file: "apps/server/src/http/registerCalls.ts",
    search: "actor ? `staff ${actor.id}` : `address ${request.ip}`",
    replace: "`address ${request.ip}`",
    test: {
      file: "apps/server/test/orders/refunds.bothDatabases.test.ts",
      title: "reliability 6: a refund that is repeated from another address and session is one refund",
    },
  },
  {
    requirement: 6,
    effect: "the refund of an answer about a print has an id of its own",
    file: "apps/server/src/usecases/printQuestions/answerPrintQuestion.ts",
    search: "request, { id: question.id });",
    replace: "request);",
    test: PRINT_ANSWER_KILLS,
  },
  {
    requirement: 6,
    effect: "an answer about a print gives money back and leaves its question open",
    file: "apps/server/src/usecases/printQuestions/answerPrintQuestion.ts",
    search: "    await recordAnswer(shop, repositories, order, question, chosen);\n    await changeWall(",
    replace: "    await changeWall(",
    test: PRINT_ANSWER_KILLS,
  },
  {
    requirement: 6,
    effect: "each attempt of a refund has a key of its own",
    file: "apps/server/src/usecases/refunds/refundSender.ts",
    search: "refund.amount, refund.id);",
    replace: "refund.amount, crypto.randomUUID());",
    test: {
      file: PRINT_ANSWER_KILLS.file,
      title:
        "reliability 6: a process killed at any step of the refund of an answer pays it back once, and the order goes on",
    },
  },
  {
    requirement: 7,
    effect: "a code is used by more shoppers than its limit",
    file: "apps/server/src/adapters/database/promo/promoUses.ts",
    search:
      "if (promo.maxUses !== null && (await countUses(promo, checkoutId)) >= promo.maxUses) return false;",
    replace: "",
    test: {
      file: "apps/server/test/reliability/promo.database.test.ts",
      title: "reliability 7: of ${BUYERS} concurrent buyers with a single-use code, exactly one pays less",
    },
  },
  {
    requirement: 7,
    effect: "a shopper uses a code once more",
    file: "packages/domain/src/pricing/promo.ts",
    search: "Date.parse(now) > Date.parse(promo.expiresAt)",
    replace: "Date.parse(now) < 0",
    test: {
      file: "apps/server/test/reliability/promo.database.test.ts",
      title: "reliability 7: an expired code and another site's code are rejected",
    },
  },
  {
    requirement: 8,
    effect: "a visitor uses anyone's photos by their ids",
    file: "apps/server/src/adapters/database/visitor/visitors.ts",
    search: '      .where("visitorId", "=", visitorId)\n      .where("photoId", "=", sql',
    replace: '      .where("photoId", "=", sql',
    test: {
      file: "apps/server/test/reliability/foreignIds.database.test.ts",
      title: "reliability 8: a visitor cannot use another visitor's photo by its id",
    },
  },
  {
    requirement: 8,
    effect: "a cart's line is removed by any other cart",
    file: "apps/server/src/adapters/database/cart/carts.ts",
    search:
      'await db.deleteFrom("cartLines").where("cartId", "=", cartId).where("id", "=", lineId).execute();',
    replace: 'await db.deleteFrom("cartLines").where("id", "=", lineId).execute();',
    test: {
      file: "apps/server/test/reliability/foreignIds.database.test.ts",
      title: "reliability 8: a line of another cart is neither changed nor removed",
    },
  },
  {
    requirement: 8,
    effect: "anyone who has a link ends it",
    file: "apps/server/src/usecases/designLinks/withdrawLink.ts",
    search: "if (link.visitorId !== visitorId) return NOT_LINK_CREATOR;",
    replace: "",
    test: {
      file: "apps/server/test/reliability/foreignIds.database.test.ts",
      title: "reliability 8: who has another's link can neither withdraw it nor have it mailed",
    },
  },
  {
    requirement: 9,
    effect: "ids have 96 random bits",
    file: "apps/server/src/adapters/system/ids.ts",
    search: "const ID_BYTES = 18;",
    replace: "const ID_BYTES = 12;",
    test: {
      file: "apps/server/src/adapters/system/ids.test.ts",
      title: "reliability 9: R6.3 ids are 144 random bits, and 100,000 of them have no common part",
    },
  },
  {
    requirement: 9,
    effect: "ids repeat a part of the one before",
    file: "apps/server/src/adapters/system/ids.ts",
    search: "usedBytes += ID_BYTES;",
    replace: "usedBytes += ID_BYTES / 2;",
    test: {
      file: "apps/server/src/adapters/system/ids.test.ts",
      title: "reliability 9: R6.3 ids are 144 random bits, and 100,000 of them have no common part",
    },
  },
  {
    requirement: 10,
    effect: "a request with any cookie is the owner's",
    file: "apps/server/src/http/registerCalls.ts",
    search: "if (call.staffOnly) actors.set(",
    replace: "if (call.staffOnly && !request.headers.cookie) actors.set(",
    test: {
      file: "apps/server/test/reliability/ownerOnly.database.test.ts",
      title: "reliability 10: %s rejects the admin flag, a visitor and an anonymous request",
    },
  },
  {
    requirement: 12,
    effect: "a reply is sent as the handler returns it",
    file: "apps/server/src/http/serialiseReply.ts",
    search: "JSON.stringify(validated.value)",
    replace: "JSON.stringify(result.value)",
    test: {
      file: "apps/server/test/reliability/replies.database.test.ts",
      title: "reliability 12: a field that is not in the contract is removed from the reply",
    },
  },
  {
    requirement: 14,
    effect: "a body with __proto__ is accepted",
    file: "apps/server/src/http/app.ts",
    search: 'onProtoPoisoning: "error"',
    replace: 'onProtoPoisoning: "ignore"',
    test: {
      file: "apps/server/test/reliability/payloads.database.test.ts",
      title: "reliability 14: %s does not pollute prototypes",
    },
  },
  {
    requirement: 15,
    effect: "the address of a checkout is a part of its SQL",
    file: "apps/server/src/adapters/database/cart/carts.ts",
    search: 'await db.updateTable("carts").set({ promoCode }).where("id", "=", cartId).execute();',
    replace:
      "await sql`update carts set promo_code = ${sql.raw(`'${promoCode}'`)} where id = ${cartId}`.execute(db);",
    test: {
      file: "apps/server/test/reliability/sqlInjection.test.ts",
      title: "reliability 15: no SQL in the server is built from strings",
    },
  },
  {
    requirement: 5,
    effect: "a checkout can be changed after its quote has expired",
    file: "apps/server/src/usecases/checkout/changeCheckout.ts",
    search: 'if (checkoutStatusOf(oldCheckout, now) !== "open" && !renew) return CHECKOUT_NOT_OPEN;',
    replace: "",
    test: {
      file: "apps/server/test/reliability/checkoutStates.database.test.ts",
      title: "reliability 5: %s of a checkout that is %s gives %s",
    },
  },
  {
    requirement: 11,
    effect: "handlers see the fields that a call does not declare",
    file: "apps/server/src/http/validate.ts",
    search: "value: result.data }",
    replace: "value }",
    test: {
      file: "apps/server/src/http/validate.test.ts",
      title: "reliability 11: R5.3 unknown fields are removed before a handler sees them, at every depth",
    },
  },
  {
    requirement: 11,
    effect: "a staff call accepts fields that it does not declare",
    file: "packages/contract/src/schemas/owner/ownerOrder.ts",
    search: "export const refundRequest = z.strictObject(",
    replace: "export const refundRequest = z.object(",
    test: {
      file: "apps/server/test/reliability/massAssignment.database.test.ts",
      title: "reliability 11: %s neither stores nor returns unknown fields",
    },
  },
  {
    requirement: 13,
    effect: "a call reads a body of any size",
    file: "apps/server/src/http/registerCalls.ts",
    search: "bodyLimit: MAX_BODY_BYTES[name] ?? DEFAULT_MAX_BODY_BYTES,",
    replace: "bodyLimit: 1e9,",
    test: {
      file: "apps/server/test/reliability/requestSizes.database.test.ts",
      title: "reliability 13: %s reads no body above its limit",
    },
  },
  {
    requirement: 13,
    effect: "a line is bought any number of times",
    file: "packages/contract/src/schemas/cart.ts",
    search: "const quantity = z.int().check(z.gte(1), z.lte(99));",
    replace: "const quantity = z.number().check(z.gte(1));",
    test: {
      file: "apps/server/test/reliability/requestSizes.database.test.ts",
      title: "reliability 13: each text, list and number of the contract has a limit",
    },
  },
];
