import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import { toPublicSite } from "@storywall/domain/sites/publicSite.ts";
import { ZA } from "@storywall/domain/sites/za.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { NextSteps } from "./NextSteps.tsx";
import { OrderAgainLink } from "./OrderAgainLink.tsx";

const AT = "2026-11-20T09:00:00.000Z";

const shown = (status: OrderState, isTest: boolean, isReadyToSell = false): string => {
  const order = {
    ...{ orderId: "order-1", site: ZA.code, status, createdAt: AT, shippingRate: null },
    history: [{ status, at: AT }],
    shippingAddress: { phone: "082 123 4567" },
  };
  const Stub = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => (
        <>
          <NextSteps order={order} />
          <OrderAgainLink order={order} line={{ cartItemId: "line-1" }} name="Square trio" />
        </>
      ),
    },
  ]);
  const site = { ...toPublicSite(ZA), isReadyToSell, courierDays: { from: 2, to: 4 } };
  return renderToStaticMarkup(
    <Stub hydrationData={{ loaderData: { root: { site, payments: { isTest } } } }} />,
  );
};

test("R9.4 a paid order says on which days it is most likely sent and delivered, a test order before the shop opens names none", () => {
  const paid = shown("placed", false);
  expect(paid).toContain("We send them</strong>, most likely on Mon 23 or Tue 24 Nov");
  expect(paid).toMatch(
    /<strong>The courier will call you<\/strong> on .*082 123 4567.* and deliver between .* and .* Nov\./,
  );
  const trial = shown("placed", true);
  expect(trial).toContain("We send them</strong>.");
  expect(trial).toMatch(/The courier will call you<\/strong> on .*082 123 4567.* before delivering\./);
  expect(trial).not.toMatch(/most likely| Nov/);
  // The pages before the payment have named them.
  expect(shown("placed", true, true)).toContain("most likely on Mon 23 or Tue 24 Nov");
});

test("B9 a wall can be ordered again, and one that waits for photos says that it can later", () => {
  expect(shown("placed", false)).toContain('href="/order/order-1/again/line-1"');
  const waiting = shown("awaiting_photos", false);
  expect(waiting).toContain("You can order it again once all its photos are here.");
  expect(waiting).not.toContain("/again/");
});

test("the last of the next steps is the buyer's: hanging without nails", () => {
  expect(shown("placed", false)).toContain("<strong>You hang them</strong>: no nails, no hammer.");
});
