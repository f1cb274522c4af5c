import type { Call } from "@storywall/contract/call.ts";
import { ALL_CALLS } from "@storywall/contract/calls/allCalls.ts";
import { ERROR_STATUS, type ErrorCode } from "@storywall/contract/errors.ts";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { RegisteredCallName } from "../../src/http/handler.ts";
import { createOwnerCookie } from "../support/owner.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { validInputs } from "../support/validInputs/validInputs.ts";
import { errorCases } from "./errorCases/errorCases.ts";

const shop = useTestShop();
let inputs: ReturnType<typeof validInputs>;
beforeAll(async () => {
  inputs = validInputs(shop);
});

const ERROR_CASES = errorCases(shop);

/** Declared errors that a client cannot cause on purpose, with the reason. */
const UNTESTABLE: Readonly<Partial<Record<RegisteredCallName, readonly ErrorCode[]>>> = {
  // A new cart has no email address, and an update adds no line.
  initCart: ["PROMO_USED", "TOO_MANY_LINES"],
  updateCartItem: ["TOO_MANY_LINES"],
  // Needs another checkout that uses the code between two calls; the promo tests cover it.
  updateShippingAddress: ["PROMO_USED"],
  setShippingLineItem: ["PROMO_USED"],
  setCheckoutItem: ["PROMO_USED"],
  // The next action of the test provider does not check the card's funds.
  authenticateTestPayment: ["CARD_LACKS_FUNDS"],
  // Needs an Idempotency-Key, which these requests do not have; the refund tests cover it.
  refundOrder: ["IDEMPOTENCY_MISMATCH"],
  reprintTile: ["IDEMPOTENCY_MISMATCH"],
  replaceTiles: ["IDEMPOTENCY_MISMATCH"],
};

/** Needs a session that is minutes old, and these requests have new ones; the staff tests cover it. */
const UNTESTABLE_CODES: readonly ErrorCode[] = ["PROOF_NEEDED"];

const isRegisteredCall = (name: string): name is RegisteredCallName => name in ERROR_CASES;
const CASE_LIST = Object.keys(ERROR_CASES)
  .filter(isRegisteredCall)
  .flatMap((name) => Object.entries(ERROR_CASES[name]).map(([code, mutate]) => ({ name, code, mutate })));

describe("errors", () => {
  test.each(CASE_LIST)("$name fails with $code", async ({ name, code, mutate }) => {
    const call: Call = ALL_CALLS[name];
    const { params = {}, query = {}, body: payload } = await mutate(await inputs[name](), name);
    const path = call.path.replace(/:(\w+)/g, (_, field: string) => String(Reflect.get(params, field)));
    const response = await shop.app.inject({
      method: call.method,
      url: `/api${path}`,
      headers: call.staffOnly ? { cookie: await createOwnerCookie(shop) } : {},
      query: Object.fromEntries(Object.entries(query).map(([field, value]) => [field, String(value)])),
      ...(payload ? { payload } : {}),
    });
    vi.restoreAllMocks();
    const reply = response.json();
    expect(reply, response.body).toMatchObject({ error: code, statusCode: response.statusCode });
    expect(response.statusCode).toBe(Reflect.get(ERROR_STATUS, code));
    expect(reply.message).toMatch(/^[A-Z0-9].*[.]$/s);
  });

  test.each(Object.keys(ERROR_CASES).filter(isRegisteredCall))("every error of %s has a case", (name) => {
    const declared: readonly ErrorCode[] = ALL_CALLS[name].errors;
    const missing = declared.filter(
      (code) =>
        !(code in ERROR_CASES[name]) && !UNTESTABLE[name]?.includes(code) && !UNTESTABLE_CODES.includes(code),
    );
    expect(missing).toEqual([]);
  });
});
