import { SITE_SEEDS } from "@storywall/domain/sites/sites.ts";
import { preventSizeBreaks } from "@storywall/domain/text/preventBreaks.ts";
import { expect, test } from "vitest";
import { toAnswerParts, toPlainText } from "./answerParts.ts";

const { ZA } = SITE_SEEDS;

test("R1.6 an answer has text, links to pages and what is set elsewhere", () => {
  expect(toAnswerParts("{delivery} [All about delivery](/delivery-and-returns#return)", ZA)).toEqual([
    `${ZA.copy.free_shipping_text} The courier then takes 2 to 4 working days.`,
    " ",
    { kind: "link", to: "/delivery-and-returns#return", text: "All about delivery" },
  ]);
  expect(toAnswerParts("Write to {email}!", ZA)).toEqual([
    "Write to ",
    { kind: "link", to: `mailto:${ZA.copy.email_address}`, text: ZA.copy.email_address },
    "!",
  ]);
  expect(toPlainText(toAnswerParts("In {sizes}.", ZA))).toBe(
    preventSizeBreaks(
      "In Square 20 × 20 cm (in sets), Small 21 × 31 cm, Medium 30 × 45 cm, Large 40 × 60 cm, X-Large 50 × 70 cm.",
    ),
  );
  expect(toAnswerParts("Yes: {welcome offer}", ZA)).toEqual(["Yes: ", { kind: "discount" }]);
});

test("B13 the answer on delivery has no courier's time where the shop promises none", () => {
  const site = { ...ZA, dispatchDays: { from: 3, to: 3 }, courierDays: { from: null, to: null } };
  expect(toPlainText(toAnswerParts("{delivery}", site))).toBe(ZA.copy.free_shipping_text);
  const copy = { ...ZA.copy, free_shipping_text: "Delivery costs R99.00." };
  expect(toPlainText(toAnswerParts("{delivery}", { ...site, copy }))).toBe(
    "Delivery costs R99.00. We usually send your wall within 3 working days.",
  );
});

test("B9 a sentence about the time to change an order says that there is none where there is none", () => {
  const answer = "Tell us soon. For {change time} you can change it: the link opens it. Thank you.";
  expect(toPlainText(toAnswerParts(answer, ZA))).toBe(
    "Tell us soon. For 2 hours you can change it: the link opens it. Thank you.",
  );
  const none = { ...ZA, changeWindowMinutes: 0 };
  expect(toPlainText(toAnswerParts(answer, none))).toBe(
    "Tell us soon. We start as soon as your order is complete, and you can't change or cancel it yourself after that. Thank you.",
  );
});

test("every answer that a site begins with can be shown", () => {
  for (const { answer } of ZA.faq) expect(toPlainText(toAnswerParts(answer, ZA))).not.toMatch(/[{}[\]]/);
});
