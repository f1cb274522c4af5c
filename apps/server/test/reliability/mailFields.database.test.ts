import { anAddress } from "@storywall/testkit/builders.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BoundCallName } from "../../src/http/handler.ts";
import { postgresDatabase, type TestDatabase } from "../support/databases.ts";
import { goodInputs } from "../support/goodInputs.ts";
import { shopper } from "../support/shopper.ts";
import { ok, openTestShop, type TestShop } from "../support/testShop.ts";
import { knock, type Parts, withField } from "./knock.ts";

const BREAKS = ["\r\n", "\r", "\n", "\0", "\u2028", "\u2029", "\u0085", "\u000b", "\u000c", "\u001b"];
const BCC = "Bcc: everybody@example.com";

/** Calls by which an e-mail address and a name come in. */
const BY_EMAIL: readonly BoundCallName[] = [
  "createOrUpdateCheckout",
  "createCheckout",
  "updateCheckout",
  "updateEmailAddress",
];
const BY_ADDRESS: readonly BoundCallName[] = [
  "createOrUpdateCheckout",
  "createCheckout",
  "updateCheckout",
  "updateShippingAddress",
];

describe("fields that come into mails", () => {
  let connected: TestDatabase;
  let shop: TestShop;
  let inputs: ReturnType<typeof goodInputs>;
  beforeAll(async () => {
    connected = await postgresDatabase();
    shop = await openTestShop(connected.database);
    inputs = goodInputs(shop);
  });
  afterAll(async () => {
    await shop?.close();
    await connected?.close();
  });

  test.each(BY_EMAIL)(
    "reliability 18: %s takes no e-mail address that is more than one mailbox",
    async (name) => {
      const good: Parts = await inputs[name]();
      const addresses = [
        ...BREAKS.flatMap((end) => [`thandi@example.com${end}${BCC}`, `thandi${end}@example.com`]),
        "thandi@example.com, other@example.com",
        "thandi@example.com;other@example.com",
        "Thandi <thandi@example.com>",
        "<thandi@example.com>",
        '"thandi\\\r\n"@example.com',
        "thandi@example.com>\r\nDATA",
        "thandi@[127.0.0.1]",
        "thandi@localhost",
        `${"x".repeat(250)}@example.com`,
        "=?utf-8?q?thandi=0d=0aBcc:x@example.com?=",
      ];
      for (const email of addresses) {
        const refused = await knock(shop, name, withField(good, "body", "email", email));
        expect([refused.statusCode, refused.json().issues?.[0]?.path], JSON.stringify(email)).toEqual([
          400,
          "email",
        ]);
      }
    },
  );

  test.each(BY_ADDRESS)(
    "reliability 18: %s takes no line of an address that is more than one line",
    async (name) => {
      const good: Parts = await inputs[name]();
      for (const field of [
        "firstName",
        "lastName",
        "company",
        "address1",
        "address2",
        "suburb",
        "city",
        "phone",
      ]) {
        for (const end of BREAKS) {
          const shippingAddress = { ...anAddress("ZA"), [field]: `Thandi${end}${BCC}` };
          const refused = await knock(
            shop,
            name,
            withField(good, "body", "shippingAddress", shippingAddress),
          );
          const path = `shippingAddress.${field}`;
          expect([refused.statusCode, refused.json().issues?.[0]?.path], JSON.stringify(end)).toEqual([
            400,
            path,
          ]);
        }
      }
    },
  );

  test("reliability 18: a name that looks like a header is a name", async () => {
    const anna = shopper(shop);
    const name = `${BCC}, =?utf-8?q?=0d?= <x@y>`;
    const { checkoutId } = await anna.checkOut();
    const shippingAddress = { ...anAddress("ZA"), firstName: name, lastName: name };
    const kept = await knock(shop, "updateShippingAddress", { body: { checkoutId, shippingAddress } });
    expect(kept.statusCode, kept.body).toBe(200);
    const intent = await anna.beginPaying(kept.json());
    await ok(anna.pay(intent));
    await ok(anna.complete(checkoutId, intent.id));
    await shop.shop.background.settled();
    const mails = shop.mailbox.to(anna.email);
    expect(mails.length).toBeGreaterThan(0);
    for (const { subject, from, to } of mails) {
      expect([subject, from.name, to.name].join()).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(to).toEqual({ name: "", address: anna.email });
    }
    expect(shop.mailbox.to("everybody@example.com")).toEqual([]);
  });
});
