import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changedFields } from "./changedFields.ts";

describe("changedFields", () => {
  test("only fields that differ are kept, also inside objects", () => {
    const before = { status: "placed", prices: { small: 1, large: 2 }, tags: ["a"] };
    const after = { status: "placed", prices: { small: 1, large: 3 }, tags: ["a", "b"] };
    expect(changedFields(before, after)).toEqual({
      before: { prices: { large: 2 }, tags: ["a"] },
      after: { prices: { large: 3 }, tags: ["a", "b"] },
    });
  });

  test("a field that appears or goes is on one side only", () => {
    expect(changedFields({ old: 1 }, { now: null })).toEqual({ before: { old: 1 }, after: { now: null } });
  });

  test("the order of fields is no change", () => {
    expect(changedFields({ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } })).toEqual({ before: {}, after: {} });
  });

  const jsonObject = fc.dictionary(
    fc.string().filter((name) => name !== "__proto__"),
    fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value))),
  );

  test("equal objects have no changed fields, and the change applied to `before` gives `after` at the top", () => {
    fc.assert(
      fc.property(jsonObject, jsonObject, (before, after) => {
        expect(changedFields(before, JSON.parse(JSON.stringify(before)))).toEqual({ before: {}, after: {} });
        const changed = changedFields(before, after);
        for (const name of Object.keys({ ...before, ...after })) {
          const isReported = name in changed.before || name in changed.after;
          expect(isReported).toBe(
            JSON.stringify(changedFields({ v: before[name] }, { v: after[name] })) !==
              '{"before":{},"after":{}}',
          );
        }
      }),
    );
  });
});
