import { MAX_ADDRESS_LENGTHS } from "@storywall/domain/sites/address.ts";
import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { fitAddress } from "./fitAddress.ts";
import { textHeight } from "./text.ts";

const STYLE = { size: 15, weight: "plain", colour: "#000" } as const;
const PLACE = { width: 89, room: 74 };
const fit = (texts: readonly string[]) => {
  const doc = new PDFDocument();
  const lines = fitAddress(
    doc,
    texts.map((text) => ({ text, style: STYLE })),
    PLACE,
  );
  const height = lines.reduce((sum, { text, style }) => sum + textHeight(doc, text, style, PLACE.width), 0);
  return { size: lines[0]?.style.size, height };
};

test("B13 a short address of a label is as large as it can be", () => {
  expect(fit(["Thandi Nkosi", "1 Long Street", "Cape Town", "8001", "082 123 4567"]).size).toBe(STYLE.size);
});

test("B13 the longest address that a form takes stays on its label, above the sender", () => {
  const { firstName, lastName, address1, address2, suburb, city, phone } = MAX_ADDRESS_LENGTHS;
  const longest = [firstName + lastName, address2, address1, suburb, city, 4, 12, phone].map((length) =>
    "Long name ".repeat(Math.ceil(length / 10)).slice(0, length),
  );
  const { size, height } = fit(longest);
  expect(size).toBeLessThan(STYLE.size);
  expect(height).toBeLessThanOrEqual(PLACE.room);
});
