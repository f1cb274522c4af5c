import { expect, test } from "vitest";
import { activeOrderFilters, parseOrderFilters, toOrderQuery } from "./orderFilters.ts";

const parse = (query: string) => parseOrderFilters(new URLSearchParams(query), ["ZA", "AU"]);

test("B13 filters are read from the address, and written to it again", () => {
  const query = "?site=AU&status=placed&from=2026-11-01&to=2026-11-30&text=thandi+m&late=true&stock=waiting";
  expect(toOrderQuery(parse(query))).toBe(query);
  expect(toOrderQuery({})).toBe("");
});

test.each([
  "site=XX",
  "status=lost",
  "from=2026-13-41",
  "to=soon",
  "text=%20",
  "late=1",
  "stock=out",
  "other=1",
])("B13 %s is left out, so that an old bookmark still opens", (query) => {
  expect(parse(query)).toEqual({});
});

test("B13 the orders that wait for one moulding have an address of their own, which names it in words", () => {
  const query = "?stock=moulding_wood_15";
  expect(toOrderQuery(parse(query))).toBe(query);
  expect(activeOrderFilters(parse(query)).map(({ label }) => label)).toEqual([
    "waits for Oak moulding, 15 mm",
  ]);
});

test("each filter that is set can be taken off by itself", () => {
  expect(activeOrderFilters(parse("status=shipped&text=8001&late=true"))).toEqual([
    { label: "Sent", hrefWithout: "/admin/orders?text=8001&late=true" },
    { label: "“8001”", hrefWithout: "/admin/orders?status=shipped&late=true" },
    { label: "late", hrefWithout: "/admin/orders?status=shipped&text=8001" },
  ]);
});
