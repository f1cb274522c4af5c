import { expect, test } from "vitest";
import { FAQ_SEED } from "./faqSeed.ts";

test.each([
  /collections come in different frame sizes/,
  /browse page/,
  /light and durable, and resistant to warping and fading/,
  /Move the tiles as often as you like/,
  /\{delivery\}/,
  /\{made\}/,
  /We'll email you updates on your order, at the address you gave at checkout/,
  /email \{email\} or \[send us a message\]\(\/contact#messages\)/,
  /Send your order back for a full refund/,
  /One code per order\. Codes can't be combined with other offers or applied to earlier purchases/,
  /welcome discount: \{welcome offer\}/,
])("R1.6 a shop begins with the statement %s", (statement) => {
  expect(FAQ_SEED.filter(({ answer }) => statement.test(answer))).toHaveLength(1);
});

test("a shop begins with an answer on gifts: another address, a slip without prices, and photos later", () => {
  const gift = FAQ_SEED.find(({ id }) => id === "gift");
  expect(gift?.answer).toMatch(
    /the recipient's name and address at checkout.*no prices.*“Order now, add photos later”/,
  );
});
