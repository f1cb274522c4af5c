// Lists of orders as files: the export and the labels of parcels, over HTTP.

import { changeOrderAddress } from "@storywall/contract/calls/orders/changeOrderAddress.ts";
import { anAddress } from "@storywall/testkit/builders.ts";
import { describe, expect, test } from "vitest";
import { createStaffCookie } from "../support/owner.ts";
import { shopper } from "../support/shopper.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();
type Role = "owner" | "manager" | "workshop" | "service" | "books";
const get = async (url: string, role: Role | null = "owner") =>
  shop.app.inject({ url, headers: role ? { cookie: await createStaffCookie(shop, role) } : {} });

describe("the export", () => {
  test("B13 it has the orders of the filter, with names for an owner, and the log says so", async () => {
    const anna = shopper(shop);
    const { order } = await anna.buy();
    const { order: other } = await shopper(shop, "AU").buy();
    const response = await get("/api/owner/orders.csv?site=ZA");
    expect(response.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "cache-control": "private, no-store",
    });
    expect(response.body.startsWith('\ufeff"Order",')).toBe(true);
    const row = response.body.split("\r\n").find((line) => line.includes(order.orderNumber));
    expect(row).toContain(`"${anna.email}"`);
    expect(row).toContain(`,${order.total / 100},`);
    expect(response.body).not.toContain(other.orderNumber);
    const entries = await shop.database
      .selectFrom("auditLog")
      .selectAll()
      .where("action", "=", "orders.exported")
      .execute();
    expect(entries).toHaveLength(1);
  });

  test("reliability 7: a name that begins like a formula is text in a spreadsheet", async () => {
    const { order } = await shopper(shop).buy();
    const shippingAddress = { ...anAddress("ZA"), lastName: "=HYPERLINK(0)" };
    await expectOk(
      shop.call(changeOrderAddress, {
        params: { orderId: order.orderId },
        body: { shippingAddress, site: "ZA" },
      }),
    );
    const { body } = await get(`/api/owner/orders.csv?text=${order.orderNumber}`);
    expect(body).toContain(`"'=HYPERLINK(0)"`);
  });

  test("who may not export names gets the amounts without them, and the workshop nothing", async () => {
    const anna = shopper(shop);
    const { order } = await anna.buy();
    for (const role of ["manager", "books"] as const) {
      const { body } = await get(`/api/owner/orders.csv?text=${order.orderNumber}`, role);
      expect(body).toContain(order.orderNumber);
      expect(body).not.toContain(anna.email);
      expect(body).not.toContain("Mokoena");
    }
    expect((await get("/api/owner/orders.csv", "workshop")).statusCode).toBe(403);
  });

  test.each(["/api/owner/orders.csv", "/api/owner/orders/labels.pdf?orders=ZA-1"])(
    "R6.2 %s needs a session",
    async (url) => {
      expect((await get(url, null)).json()).toMatchObject({ error: "OWNER_ONLY" });
    },
  );

  test.each([
    "/api/owner/orders.csv?site=XX",
    "/api/owner/figures/days.csv?site=XX",
    "/api/owner/orders.csv?page=1",
    "/api/owner/orders/labels.pdf",
    "/api/owner/orders/labels.pdf?orders=a,,b",
    `/api/owner/orders/labels.pdf?orders=${Array.from({ length: 201 }, (_, index) => `ZA-${index}`)}`,
  ])("R5.3 %.60s is rejected", async (url) => {
    expect((await get(url)).json()).toMatchObject({ error: "BAD_REQUEST" });
  });
});

describe("labels of parcels", () => {
  test("B13 each chosen order has a label, once, for those who pack", async () => {
    const { order } = await shopper(shop).buy();
    const numbers = `${order.orderNumber},ZA-1,${order.orderNumber}`;
    const response = await get(`/api/owner/orders/labels.pdf?orders=${numbers}`, "workshop");
    expect(response.headers["content-type"]).toBe("application/pdf");
    expect((await get(`/api/owner/orders/labels.pdf?orders=${numbers}`, "books")).statusCode).toBe(403);
    expect((await get("/api/owner/orders/labels.pdf?orders=ZA-1")).json()).toMatchObject({
      error: "NOT_FOUND",
    });
  });
});
