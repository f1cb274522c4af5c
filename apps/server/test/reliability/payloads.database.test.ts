import { aLine, anAddress } from "@storywall/testkit/builders.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { createOwnerCookie } from "../support/owner.ts";
import { shopper } from "../support/shopper.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { validInputs } from "../support/validInputs/validInputs.ts";
import { CALLS_WITH_HANDLERS, getCall, type RequestParts, sendRaw } from "./sendRaw.ts";

/** Texts that would change a query if they were concatenated into it. */
const SQL_PAYLOADS = [
  "'; drop table orders; --",
  "' or '1'='1",
  "\\'; delete from carts; --",
  "1); truncate visitors cascade; --",
  "$1",
  "$$; select pg_sleep(5); $$",
  "%' or email like '%",
  "_%",
  "E'\\x27'",
  "O\u2019Brien; --",
  '"; drop schema public cascade; --',
  "/* */ union select password_hash from owners",
];

/** Fields of an address that accept any line of text. */
const TEXT_FIELDS = ["firstName", "lastName", "company", "address1", "address2", "city"] as const;

describe("injection payloads", () => {
  const shop = useTestShop();
  let inputs: ReturnType<typeof validInputs>;
  beforeAll(async () => {
    inputs = validInputs(shop);
  });

  const tables = async () =>
    (
      await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
        shop.database,
      )
    ).rows.length;

  /** Yields copies of the value with one text field each replaced by the payload. */
  function* withPayload(value: unknown, payload: string): Generator<unknown> {
    if (typeof value === "string") yield payload;
    if (typeof value !== "object" || value === null) return;
    for (const [name, field] of Object.entries(value)) {
      for (const changed of withPayload(field, payload)) {
        yield Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed };
      }
    }
  }

  test.each(CALLS_WITH_HANDLERS)("reliability 15: SQL in any text field of %s stays text", async (name) => {
    const tablesBefore = await tables();
    const good: RequestParts = await inputs[name]();
    const headers = getCall(name).staffOnly ? { cookie: await createOwnerCookie(shop) } : {};
    // Use the payloads in turn: each field gets one, and each payload is used in some field.
    const payloads = SQL_PAYLOADS.values();
    for (const part of ["params", "query", "body"] as const) {
      for (const changed of withPayload(good[part], "\u0001")) {
        const payload = payloads.next().value ?? SQL_PAYLOADS[0];
        const text = JSON.stringify(changed).replace('"\\u0001"', JSON.stringify(payload));
        const reply = await sendRaw(shop, name, { ...good, [part]: JSON.parse(text) }, headers);
        expect(reply.statusCode, reply.body).toBeLessThan(500);
        expect(reply.body).not.toMatch(/syntax error|relation "|column "|scrypt\$/i);
      }
    }
    expect(await tables()).toBe(tablesBefore);
    expect(shop.serverErrors).toEqual([]);
  });

  test.each(SQL_PAYLOADS)(
    "reliability 15: %s in an address and a set's name is returned unchanged",
    async (payload) => {
      const cart = await shopper(shop).fillCart();
      const shippingAddress = anAddress(
        "ZA",
        Object.fromEntries(TEXT_FIELDS.map((field) => [field, payload])),
      );
      const made = await sendRaw(shop, "createOrUpdateCheckout", {
        body: { cartId: cart._id, shippingAddress },
      });
      expect(made.statusCode, made.body).toBe(200);
      expect(made.json().shippingAddress).toMatchObject(
        Object.fromEntries(TEXT_FIELDS.map((field) => [field, payload])),
      );

      const good: RequestParts = await inputs.createArtSet();
      const headers = { cookie: await createOwnerCookie(shop) };
      const set = await sendRaw(
        shop,
        "createArtSet",
        { body: { ...Object(good.body), name: payload } },
        headers,
      );
      expect(set.json().name).toBe(payload.trim());
    },
  );

  const POLLUTIONS = [
    '{"__proto__":{"polluted":1}}',
    '{"\\u005f_proto__":{"polluted":1}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '{"site":"ZA","a":{"b":{"__proto__":{"polluted":1}}}}',
    '{"site":"ZA","a":[{"constructor":{"prototype":{"polluted":1}}}]}',
  ];
  const expectClean = () => {
    for (const probe of [{}, [], () => {}, "", 0])
      expect(Reflect.get(Object(probe), "polluted")).toBeUndefined();
    expect(Object.keys(Object.prototype)).toEqual([]);
  };

  test.each(CALLS_WITH_HANDLERS)("reliability 14: %s does not pollute prototypes", async (name) => {
    const { method, path, body, staffOnly: owner } = getCall(name);
    const good: RequestParts = await inputs[name]();
    const headers = owner ? { cookie: await createOwnerCookie(shop) } : {};
    const url = `/api${path.replace(/:(\w+)/g, (_, field: string) => String(Reflect.get(Object(good.params), field)))}`;
    if (body) {
      for (const payload of POLLUTIONS) {
        const reply = await shop.app.inject({
          method,
          url,
          headers: { ...headers, "content-type": "application/json" },
          payload,
        });
        expect([reply.statusCode, reply.json().error]).toEqual([400, "BAD_REQUEST"]);
      }
    }
    for (const search of [
      "__proto__[polluted]=1&__proto__.polluted=1&constructor[prototype][polluted]=1",
      "__proto__=polluted&constructor=polluted&prototype=polluted",
    ]) {
      const together = `${url}?${new URLSearchParams(Object(good.query))}&${search}`;
      const payload = body ? { payload: Object(good.body) } : {};
      const reply = await shop.app.inject({ method, url: together, headers, ...payload });
      expect(reply.statusCode).toBeLessThan(500);
    }
    expectClean();
  });

  test("reliability 14: a polluted stored design and polluted crops do not pollute prototypes", async () => {
    const cart = await shopper(shop).fillCart();
    const id = cart.lineItems[0]?._id ?? "";
    const { rows } = await sql<{ design: object }>`select design from cart_lines where id = ${id}`.execute(
      shop.database,
    );
    const design = JSON.stringify(rows[0]?.design).replace(
      /^\{/,
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},',
    );
    await sql`update cart_lines set design = ${design}::jsonb where id = ${id}`.execute(shop.database);
    const read = await sendRaw(shop, "getCartInfo", { query: { cartId: cart._id } });
    expect(read.statusCode).toBe(200);
    expect(read.json().lineItems).toEqual(cart.lineItems);
    const changed = await sendRaw(shop, "updateCartItem", {
      body: { cartId: cart._id, itemId: id, lineItem: { quantity: 2 } },
    });
    expect(changed.statusCode).toBe(200);
    const checkout = await sendRaw(shop, "createOrUpdateCheckout", { body: { cartId: cart._id } });
    expect(checkout.statusCode).toBe(200);
    expect(checkout.body).not.toContain("polluted");

    const { userTemplateInfo } = aLine();
    const tiles = userTemplateInfo.tiles.map((tile) => ({
      ...tile,
      cropParams: { constructor: { editorCropParams: {} } },
    }));
    const crops = await sendRaw(shop, "addOrUpdateUserTemplateInfo", {
      body: {
        user_id: cart.user,
        template_key: "constructor",
        template_info: { ...userTemplateInfo, tiles },
      },
    });
    expect(crops.statusCode).toBe(400);
    const template = await sendRaw(shop, "addOrUpdateUserTemplateInfo", {
      body: { user_id: cart.user, template_key: "__proto__", template_info: userTemplateInfo },
    });
    expect(template.statusCode).toBeLessThan(500);
    expectClean();
  });
});
