// What each role may give back and see of an order, over HTTP.

import { REFUND_LIMITS } from "@storywall/domain/staff/refundLimits.ts";
import type { StaffRole } from "@storywall/domain/staff/roles.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { describe, expect, test } from "vitest";
import { sendRaw } from "../reliability/sendRaw.ts";
import { createSession, createStaffMember } from "../support/owner.ts";
import { shopper } from "../support/shopper.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();
const { proofAbove, serviceEach, managerADay } = REFUND_LIMITS.ZAR;

const buy = async () => (await shopper(shop, "ZA").buy()).order;
const refund = async (cookie: string, amount: number, orderId?: string) => {
  const params = { orderId: orderId ?? (await buy()).orderId };
  const response = await sendRaw(
    shop,
    "refundOrder",
    { params, body: { amount, reason: "a scratch" } },
    { cookie },
  );
  return response.statusCode === 200 ? "ok" : String(response.json().error);
};
const signInAs = async (role: StaffRole) => createSession(shop, await createStaffMember(shop, role));

describe("limits of refunds", () => {
  test("Service gives back up to an amount each time, and cancels no dearer order", async () => {
    const cookie = await signInAs("service");
    expect(await refund(cookie, serviceEach)).toBe("ok");
    expect(await refund(cookie, serviceEach)).toBe("ok");
    expect(await refund(cookie, serviceEach + 1)).toBe("FORBIDDEN");
    const { orderId, total } = await buy();
    expect(total).toBeGreaterThan(serviceEach);
    const cancel = { params: { orderId }, body: { to: "cancelled", reason: "no longer wanted" } };
    expect((await sendRaw(shop, "moveOrder", cancel, { cookie })).json().error).toBe("FORBIDDEN");
  });

  test("a manager gives back up to an amount of the day, also at the same time", async () => {
    const id = await createStaffMember(shop, "manager");
    const orders = await Promise.all(Array.from({ length: 8 }, buy));
    const each = managerADay / 5;
    const results: string[] = [];
    for (const two of [orders.slice(0, 4), orders.slice(4)]) {
      const cookie = await createSession(shop, id);
      results.push(...(await Promise.all(two.map(({ orderId }) => refund(cookie, each, orderId)))));
    }
    expect(results.filter((result) => result === "ok")).toHaveLength(5);
    expect(results.filter((result) => result === "FORBIDDEN")).toHaveLength(3);
    shop.clock.advance(DAY_MS);
    expect(await refund(await createSession(shop, id), each)).toBe("ok");
  });

  test("above an amount even an owner proves once more who they are", async () => {
    const cookie = await signInAs("owner");
    shop.clock.advance(6 * MINUTE_MS);
    expect(await refund(cookie, proofAbove)).toBe("ok");
    expect(await refund(cookie, proofAbove + 1)).toBe("PROOF_NEEDED");
  });
});

describe("personal data of an order", () => {
  const read = async (role: StaffRole, orderId: string) => {
    const cookie = await signInAs(role);
    const { email, shippingAddress } = (
      await sendRaw(shop, "getOrder", { params: { orderId } }, { cookie })
    ).json();
    return { hasEmail: email !== "", hasName: shippingAddress.lastName !== "" };
  };

  test("the workshop sees the address while it packs, the books never, and neither the e-mail address", async () => {
    const { orderId } = await buy();
    expect(await read("service", orderId)).toEqual({ hasEmail: true, hasName: true });
    expect(await read("workshop", orderId)).toEqual({ hasEmail: false, hasName: false });
    shop.clock.advance(3 * HOUR_MS);
    const move = { params: { orderId }, body: { to: "in_production" } };
    await sendRaw(shop, "moveOrder", move, { cookie: await signInAs("workshop") });
    expect(await read("workshop", orderId)).toEqual({ hasEmail: false, hasName: true });
    expect(await read("books", orderId)).toEqual({ hasEmail: false, hasName: false });
  });

  test("who may not see e-mail addresses finds no order by one", async () => {
    const { email, orderNumber } = await buy();
    const find = async (role: StaffRole, search: string) =>
      (await sendRaw(shop, "getOrders", { query: { search } }, { cookie: await signInAs(role) })).json()
        .total;
    expect(await find("service", email)).toBe(1);
    expect(await find("books", email)).toBe(0);
    expect(await find("books", orderNumber)).toBe(1);
  });
});
