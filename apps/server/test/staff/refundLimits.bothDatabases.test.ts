// What each role may give back and see of an order, over HTTP.

import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import type { StaffRole } from "@storywall/domain/staff/roles.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@storywall/domain/time/durations.ts";
import { describe, expect, test } from "vitest";
import { sendRaw } from "../reliability/sendRaw.ts";
import { createSession, createStaffMember } from "../support/owner.ts";
import { buySentOrder, tileOf } from "../support/sentOrders.ts";
import { shopper } from "../support/shopper.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();
const {
  refundProofAbove: proofAbove,
  serviceRefundEach: serviceEach,
  managerRefundADay: managerADay,
} = SITE_SEEDS.ZA.staffLimits;

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

describe("limits that the owner sets", () => {
  const setLimits = async (role: StaffRole, staffLimits: object) => {
    const { version } = (await shop.shop.refreshSites()).ZA;
    const body = { expectedVersion: version, staffLimits };
    const parts = { params: { code: "ZA" }, body };
    return sendRaw(shop, "changeSite", parts, { cookie: await signInAs(role) });
  };

  test("a new limit counts from the next request on, for refunds, proofs and replacements", async () => {
    const saved = await setLimits("owner", {
      serviceRefundEach: 7000,
      refundProofAbove: 0,
      serviceReplacementPieces: 1,
    });
    expect(saved.json().staffLimits).toMatchObject({
      serviceRefundEach: 7000,
      managerRefundADay: managerADay,
    });
    const cookie = await signInAs("service");
    expect(await refund(cookie, 7000)).toBe("ok");
    expect(await refund(cookie, 7001)).toBe("FORBIDDEN");
    shop.clock.advance(6 * MINUTE_MS);
    expect(await refund(cookie, 100)).toBe("PROOF_NEEDED");

    const order = await buySentOrder(shop);
    const params = { orderId: order.orderId };
    const names = (order.lineItems[0]?.userTemplateInfo.tiles ?? []).map(({ name }) => name);
    const replace = async (count: number, as: StaffRole) => {
      const tiles = names.slice(0, count).map((tile) => ({ ...tileOf(order), tile }));
      const response = await sendRaw(
        shop,
        "replaceTiles",
        { params, body: { tiles, reason: "lost" } },
        { cookie: await signInAs(as) },
      );
      return response.statusCode === 200 ? "ok" : response.json().message;
    };
    // The order page says so before anything is pressed.
    const allowanceOf = async (as: StaffRole) =>
      (await sendRaw(shop, "getOrderWork", { params }, { cookie: await signInAs(as) })).json()
        .refundAllowance;
    expect([await allowanceOf("service"), await allowanceOf("owner")]).toEqual([7000, null]);
    expect(await replace(2, "service")).toMatch(/^You can have one tile made again at once\./);
    expect(await replace(2, "manager")).toBe("ok");
    await setLimits("owner", SITE_SEEDS.ZA.staffLimits);
  });

  test("a manager, whom they limit, cannot change them", async () => {
    const refused = await setLimits("manager", { managerRefundADay: 10_000_000 });
    expect([refused.statusCode, refused.json().error]).toEqual([403, "FORBIDDEN"]);
  });

  test.each([
    { serviceRefundEach: -1 },
    { refundProofAbove: 1.5 },
    { serviceReplacementPieces: -1 },
    { managerRefundADay: 10_000_001 },
  ])("R5.3 %j is refused with the field's name", async (limits) => {
    const refused = await setLimits("owner", limits);
    expect(refused.statusCode).toBeGreaterThanOrEqual(400);
    expect(refused.body).toContain(Object.keys(limits)[0]);
  });
});

describe("amounts of an order", () => {
  /** Amounts; the count of a list is smaller. */
  const AMOUNT_FIELDS = /"(?:price|unitPrice|discount|tax|total|refunded|amount)":-?\d{3}/;

  test("the workshop sees none, in no call about orders; the books see them", async () => {
    const { orderId, orderNumber, total } = await buy();
    await refund(await signInAs("owner"), 1000, orderId);
    const cookie = await signInAs("workshop");
    const params = { orderId };
    const replies = [
      await sendRaw(shop, "getOrder", { params }, { cookie }),
      await sendRaw(shop, "getOrderWork", { params }, { cookie }),
      await sendRaw(shop, "getOrders", { query: { search: orderNumber } }, { cookie }),
      await sendRaw(shop, "findOrders", { query: { text: orderNumber } }, { cookie }),
    ];
    for (const reply of replies) {
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toContain(orderId);
      expect(reply.body).not.toMatch(AMOUNT_FIELDS);
    }
    expect(replies[0]?.json()).toMatchObject({ total: null, refunds: [], lineItems: [{ price: null }] });
    const ofBooks = await sendRaw(shop, "getOrder", { params }, { cookie: await signInAs("books") });
    expect(ofBooks.json()).toMatchObject({ total, refunds: [{ amount: 1000 }] });
  });
});

describe("an export with names", () => {
  const exportAs = (cookie: string) =>
    shop.app.inject({ method: "GET", url: "/api/owner/orders.csv", headers: { cookie } });
  const exportEntries = async () =>
    (await shop.database.selectFrom("auditLog").selectAll().execute()).filter(
      ({ action }) => action === "orders.exported",
    );

  test("needs a fresh proof and leaves an entry in the log; one without names needs neither", async () => {
    await buy();
    const owner = await signInAs("owner");
    const books = await signInAs("books");
    const before = (await exportEntries()).length;
    const exported = await exportAs(owner);
    expect(exported.statusCode).toBe(200);
    expect(exported.body).toContain("Mokoena");
    expect(await exportEntries()).toHaveLength(before + 1);
    shop.clock.advance(6 * MINUTE_MS);
    const refused = await exportAs(owner);
    expect([refused.statusCode, refused.json().error]).toEqual([403, "PROOF_NEEDED"]);
    expect(refused.body).not.toContain("Mokoena");
    const ofBooks = await exportAs(books);
    expect(ofBooks.statusCode).toBe(200);
    expect(ofBooks.body).toContain("Total");
    expect(ofBooks.body).not.toContain("Mokoena");
    expect(await exportEntries()).toHaveLength(before + 1);
    expect((await exportAs(await signInAs("workshop"))).statusCode).toBe(403);
  });

  test("labels, which those who pack need all day, leave an entry with the orders", async () => {
    const { orderNumber } = await buy();
    const url = `/api/owner/orders/labels.pdf?orders=${orderNumber}`;
    const cookie = await signInAs("workshop");
    expect((await shop.app.inject({ method: "GET", url, headers: { cookie } })).statusCode).toBe(200);
    const [entry] = (
      await shop.database.selectFrom("auditLog").selectAll().orderBy("id", "desc").execute()
    ).filter(({ action }) => action === "orders.labelled");
    expect(entry).toMatchObject({ actorRole: "workshop", after: { orders: [orderNumber] } });
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

  test("the workshop sees the address while it packs, the books never, and neither the email address", async () => {
    const { orderId } = await buy();
    expect(await read("service", orderId)).toEqual({ hasEmail: true, hasName: true });
    expect(await read("workshop", orderId)).toEqual({ hasEmail: false, hasName: false });
    shop.clock.advance(3 * HOUR_MS);
    const move = { params: { orderId }, body: { to: "in_production" } };
    await sendRaw(shop, "moveOrder", move, { cookie: await signInAs("workshop") });
    expect(await read("workshop", orderId)).toEqual({ hasEmail: false, hasName: true });
    expect(await read("books", orderId)).toEqual({ hasEmail: false, hasName: false });
  });

  test("who may not see email addresses finds no order by one", async () => {
    const { email, orderNumber } = await buy();
    const find = async (role: StaffRole, search: string) =>
      (await sendRaw(shop, "getOrders", { query: { search } }, { cookie: await signInAs(role) })).json()
        .total;
    expect(await find("service", email)).toBe(1);
    expect(await find("books", email)).toBe(0);
    expect(await find("books", orderNumber)).toBe(1);
  });
});
