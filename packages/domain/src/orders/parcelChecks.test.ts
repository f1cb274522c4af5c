import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseParcelList } from "./parcelChecks.ts";

const ENTRIES = [
  { orderNumber: "ZA-1042", parcelNumber: "TCG 0001" },
  { orderNumber: "AU-1043", parcelNumber: "TCG0002" },
];

describe("a list of parcels", () => {
  test.each([
    ["comma", "ZA-1042,TCG 0001\nAU-1043,TCG0002"],
    ["semicolon, with the columns the other way", "TCG 0001;ZA-1042\r\nTCG0002;au-1043\r\n"],
    ["tab, as spreadsheets paste", "ZA-1042\tTCG 0001\nAU-1043\tTCG0002"],
    ["quotes and a byte order mark", '\ufeff"ZA-1042","TCG 0001"\n"AU-1043","TCG0002"'],
    ["a heading", "Reference,Tracking number\nZA-1042,TCG 0001\nAU-1043,TCG0002"],
    [
      "more columns than two, by their heading",
      "Order,Name,Waybill,Weight\nZA-1042,T. Mokoena,TCG 0001,2.5\nAU-1043,A. Lee,TCG0002,1",
    ],
    ["the guard against formulas of our own exports", "'ZA-1042,'TCG 0001\nAU-1043,TCG0002"],
  ])("is read with %s", (_, text) => {
    expect(parseParcelList(text)).toEqual({ entries: ENTRIES, unreadable: [] });
  });

  test("is read with order numbers without their country, where a line has two columns", () => {
    expect(parseParcelList("10004 TCG778\n10005, 990077").entries).toEqual([
      { orderNumber: "10004", parcelNumber: "TCG778" },
      { orderNumber: "10005", parcelNumber: "990077" },
    ]);
    expect(parseParcelList("10004,T. Mokoena,TCG778").entries).toEqual([]);
  });

  test("is read from lines with a space between", () => {
    expect(parseParcelList("ZA-1042 TCG0001").entries).toEqual([
      { orderNumber: "ZA-1042", parcelNumber: "TCG0001" },
    ]);
  });

  test("a line that cannot be read is shown as it stands", () => {
    expect(parseParcelList("ZA-1042,A1\nno number,A2\nZA-1044\nZA-1045,a,b").unreadable).toEqual([
      "no number,A2",
      "ZA-1044",
      "ZA-1045,a,b",
    ]);
  });

  test("nothing is an empty list", () => {
    expect(parseParcelList("\n \n")).toEqual({ entries: [], unreadable: [] });
  });

  test("no text throws, and every line is either read or shown", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("Z", "A", "-", "1", ",", ";", '"', " ", "\n") }),
        (text) => {
          const { entries, unreadable } = parseParcelList(text);
          const lines = text.split("\n").filter((line) => line.trim() !== "").length;
          expect([lines, lines - 1]).toContain(entries.length + unreadable.length);
        },
      ),
    );
  });
});
