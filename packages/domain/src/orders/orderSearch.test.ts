import { describe, expect, test } from "vitest";
import { isOrderNumber, parseOrderSearch } from "./orderSearch.ts";

describe("what orders are searched by", () => {
  test.each<[string, readonly (readonly string[])[] | null]>([
    ["  ", null],
    [",;", null],
    ["ZA-1042", [["za-1042"]]],
    ["Thandi Mokoena", [["thandi", "mokoena"], ["thandimokoena"]]],
    ["082 123 4567", [["0821234567"], ["0821234567"], ["821234567"]]],
    ["+27 82 123-4567", [["+2782123-4567"], ["27821234567"], ["821234567"]]],
    ["8001 10042", [["8001", "10042"], ["800110042"], ["800110042"], ["800110042"]]],
    ["8001", [["8001"]]],
  ])("%j is %j", (text, search) => {
    expect(parseOrderSearch(text)).toEqual(search);
  });

  test("at most eight words count", () => {
    expect(parseOrderSearch("a b c d e f g h i j")?.[0]).toHaveLength(8);
  });
});

describe("the whole number of an order", () => {
  test.each(["ZA-1042", "za-1042", "za1042", "1042", " ZA-1042 "])("%j is ZA-1042", (text) => {
    expect(isOrderNumber(text, "ZA-1042")).toBe(true);
  });

  test.each(["", "-", "104", "AU-1042", "10421"])("%j is not ZA-1042", (text) => {
    expect(isOrderNumber(text, "ZA-1042")).toBe(false);
  });
});
