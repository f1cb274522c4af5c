import { expect, test } from "vitest";
import { intentOf } from "../checkoutTesting.ts";
import { type PaystackPop, payWithPaystack } from "./paystackPopup.ts";

const INTENT = intentOf({ provider: "paystack", clientSecret: "0peioxfhpn" });

type Callbacks = Parameters<PaystackPop["resumeTransaction"]>[1];

/** Returns Paystack's window with a shopper who acts like this. */
const fakePopup = (act: (callbacks: Callbacks) => void) => {
  const opened: string[] = [];
  const popup: PaystackPop = {
    resumeTransaction: (accessCode, callbacks) => {
      opened.push(accessCode);
      act(callbacks);
    },
  };
  return { popup, opened };
};

const failNavigation = async () => {
  throw new Error("left the page");
};

test("R7.4 Paystack's window opens with the secret of the payment, and paying there succeeds", async () => {
  const { popup, opened } = fakePopup(({ onSuccess }) => onSuccess());
  const outcome = await payWithPaystack(INTENT, { load: async () => popup, navigateTo: failNavigation });
  expect([outcome, opened]).toEqual([{ kind: "succeeded" }, ["0peioxfhpn"]]);
});

test.each(["onCancel", "onError"] as const)(
  "R2.14 a window that ends with %s settles nothing, since a transfer may be pending",
  async (ending) => {
    const { popup } = fakePopup((callbacks) => callbacks[ending]());
    expect(await payWithPaystack(INTENT, { load: async () => popup, navigateTo: failNavigation })).toEqual({
      kind: "unknown",
    });
  },
);

test("R2.14 a window that fails settles nothing", async () => {
  const { popup } = fakePopup(() => {
    throw new Error("frames are not allowed here");
  });
  expect(await payWithPaystack(INTENT, { load: async () => popup, navigateTo: failNavigation })).toEqual({
    kind: "unknown",
  });
});

test("R2.14 with a blocked script the shopper pays on Paystack's own page", async () => {
  const visited: string[] = [];
  const outcome = await payWithPaystack(INTENT, {
    load: async () => {
      throw new Error("blocked");
    },
    navigateTo: async (url) => void visited.push(url),
  });
  expect([visited, outcome]).toEqual([["https://checkout.paystack.com/0peioxfhpn"], { kind: "unknown" }]);
});
