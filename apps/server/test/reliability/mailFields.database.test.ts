import { anAddress } from "@storywall/testkit/builders.ts";
import { beforeAll, describe, expect, test } from "vitest";
import type { RegisteredCallName } from "../../src/http/handler.ts";
import { shopper } from "../support/shopper.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { validInputs } from "../support/validInputs/validInputs.ts";
import { type RequestParts, sendRaw, withField } from "./sendRaw.ts";

const LINE_BREAKS = ["\r\n", "\r", "\n", "\0", "\u2028", "\u2029", "\u0085", "\u000b", "\u000c", "\u001b"];
const BCC_HEADER = "Bcc: everybody@example.com";

/** Calls that accept an email address. */
const CALLS_WITH_EMAIL: readonly RegisteredCallName[] = [
  "createOrUpdateCheckout",
  "createCheckout",
  "updateCheckout",
  "updateEmailAddress",
];
const CALLS_WITH_ADDRESS: readonly RegisteredCallName[] = [
  "createOrUpdateCheckout",
  "createCheckout",
  "updateCheckout",
  "updateShippingAddress",
];

describe("fields that are used in mails", () => {
  const shop = useTestShop();
  let inputs: ReturnType<typeof validInputs>;
  beforeAll(async () => {
    inputs = validInputs(shop);
  });

  test.each(CALLS_WITH_EMAIL)(
    "reliability 18: %s rejects an email address that is not one mailbox",
    async (name) => {
      const good: RequestParts = await inputs[name]();
      const addresses = [
        ...LINE_BREAKS.flatMap((end) => [
          `thandi@example.com${end}${BCC_HEADER}`,
          `thandi${end}@example.com`,
        ]),
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
        const refused = await sendRaw(shop, name, withField(good, "body", "email", email));
        expect([refused.statusCode, refused.json().issues?.[0]?.path], JSON.stringify(email)).toEqual([
          400,
          "email",
        ]);
      }
    },
  );

  test.each(CALLS_WITH_ADDRESS)("reliability 18: %s rejects line breaks in address fields", async (name) => {
    const good: RequestParts = await inputs[name]();
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
      for (const end of LINE_BREAKS) {
        const shippingAddress = { ...anAddress("ZA"), [field]: `Thandi${end}${BCC_HEADER}` };
        const refused = await sendRaw(
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
  });

  test("reliability 18: a name that looks like a header stays text", async () => {
    const anna = shopper(shop);
    const name = `${BCC_HEADER}, =?utf-8?q?=0d?= <x@y>`;
    const { checkoutId } = await anna.checkOut();
    const shippingAddress = { ...anAddress("ZA"), firstName: name, lastName: name };
    const updated = await sendRaw(shop, "updateShippingAddress", { body: { checkoutId, shippingAddress } });
    expect(updated.statusCode, updated.body).toBe(200);
    const intent = await anna.beginPaying(updated.json());
    await expectOk(anna.pay(intent));
    await expectOk(anna.complete(checkoutId, intent.id));
    await shop.shop.background.drain();
    const mails = shop.mailbox.to(anna.email);
    expect(mails.length).toBeGreaterThan(0);
    for (const { subject, from, to } of mails) {
      expect([subject, from.name, to.name].join()).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      expect(to).toEqual({ name: "", address: anna.email });
    }
    expect(shop.mailbox.to("everybody@example.com")).toEqual([]);
  });
});
