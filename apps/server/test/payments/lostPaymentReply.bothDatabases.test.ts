import { createPaymentIntent } from "@storywall/contract/calls/payments/createPaymentIntent.ts";
import { expect, test, vi } from "vitest";
import { PaymentsUnavailableError } from "../../src/ports/payments/Payments.ts";
import { shopper } from "../support/shopper.ts";
import { expectErrorCode, expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();

test("reliability 1: a payment whose creation got no answer is the one that the next attempt gets", async () => {
  const { checkoutId } = await shopper(shop).checkOut();
  const begin = () => shop.call(createPaymentIntent, { body: { checkoutId } });
  const create = shop.payments.create;
  const provider = vi.spyOn(shop.shop.payments.ZA, "create").mockImplementation(async (...input) => {
    await create(...input);
    throw new PaymentsUnavailableError("the reply was lost");
  });
  for (const _ of [1, 2]) expect(await expectErrorCode(begin())).toBe("UNAVAILABLE");
  provider.mockRestore();
  const { id } = await expectOk(begin());
  const payments = await shop.database
    .selectFrom("testPayments")
    .select("id")
    .where("checkoutId", "=", checkoutId)
    .execute();
  expect(payments).toEqual([{ id }]);
});
