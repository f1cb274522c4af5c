import fc from "fast-check";
import { expect, test } from "vitest";
import type { MailBlock, MailContent } from "./mailContent.ts";
import { renderHtml } from "./renderHtml.ts";
import { renderText } from "./renderText.ts";
import { toSingleLine } from "./toSingleLine.ts";

/** Returns a mail with one block of each kind, and the text in all of their fields. */
const createEveryBlock = (text: string): MailContent => {
  const blocks: readonly MailBlock[] = [
    { kind: "title", text },
    { kind: "heading", text },
    { kind: "paragraph", text },
    { kind: "link", label: text, url: text },
    { kind: "steps", steps: [text, text] },
    { kind: "lines", lines: [text, text] },
    { kind: "smallPrint", text, label: text, url: text },
    { kind: "rows", rows: [{ label: text, details: [text], amount: text, isTotal: true }] },
  ];
  return { subject: text, blocks };
};

const hostileText = fc.string({
  unit: fc.constantFrom(..."<>&\"'`=/! \r\n\0\u2028\u2029\u202eab".split("")),
  maxLength: 40,
});

const skeletonOf = (html: string): string => html.replace(/>[^<]*</g, "><").replace(/href="[^"]*"/g, "href");

test("no text changes the markup of a mail", () => {
  const plain = skeletonOf(renderHtml(createEveryBlock("plain")));
  fc.assert(fc.property(hostileText, (text) => skeletonOf(renderHtml(createEveryBlock(text))) === plain));
});

test("no text begins a line of its own in the plain mail", () => {
  const lines = renderText(createEveryBlock("plain")).split("\n").length;
  fc.assert(
    fc.property(
      hostileText,
      (text) => renderText(createEveryBlock(text)).split(/[\r\n\u2028\u2029]/).length === lines,
    ),
  );
});

test("characters that break lines or hide text become a space", () => {
  expect(toSingleLine(" Zoë\r\nBcc:\0 山田\u2028👋\u202e\ud800 ")).toBe("Zoë Bcc: 山田 👋");
});

test("text and HTML of a mail contain the same texts", () => {
  const content: MailContent = {
    subject: "Subject",
    blocks: [
      { kind: "link", label: "See your order", url: "https://shop.example/order/1?a=b&c" },
      { kind: "rows", rows: [{ label: "Gathering", details: ["4 × Medium"], amount: "R3,600.00" }] },
      { kind: "steps", steps: ["We print", "We send"] },
    ],
  };
  expect(renderText(content)).toBe(
    "See your order:\nhttps://shop.example/order/1?a=b&c\n\nGathering: R3,600.00\n  4 × Medium\n\n1. We print\n2. We send\n",
  );
  const html = renderHtml(content);
  for (const text of [
    "See your order",
    "1?a=b&amp;c",
    "Gathering",
    "4 × Medium",
    "R3,600.00",
    "<li>We print</li>",
  ]) {
    expect(html).toContain(text);
  }
});
