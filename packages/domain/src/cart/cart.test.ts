import { expect, test } from "vitest";
import { createDesign } from "../design/createDesign.ts";
import { SITE_SEEDS } from "../sites/sites.ts";
import { minor } from "../units/units.ts";
import {
  addLine,
  type Cart,
  countItems,
  type LineItem,
  removeLine,
  totalsOfCart,
  updateLine,
} from "./cart.ts";
import { designBytes } from "./designBytes.ts";
import {
  MAX_DESIGN_BYTES_PER_CART,
  MAX_LINES_PER_CART,
  MAX_PIECES_PER_CART,
  MAX_TILES_PER_CART,
} from "./limits.ts";

const empty: Cart = { id: "cart", site: "ZA", lines: [], promo: null, shippingRate: null };
const wall = (name: string, quantity = 1): LineItem => ({
  id: `line-${name}`,
  uuid: name,
  design: createDesign({ kind: "set", key: "square_trio" }),
  quantity,
});
const cartWith = (...lines: readonly LineItem[]): Cart => ({ ...empty, lines });

test("the same uuid added twice is one line, which keeps its id", () => {
  const again = { ...wall("a", 3), id: "another-id" };
  expect(addLine(cartWith(wall("a"), wall("b")), again)).toEqual({
    kind: "changed",
    cart: cartWith(wall("a", 3), wall("b")),
  });
});

test("a cart accepts a hundred lines, then returns an error", () => {
  const full = cartWith(...Array.from({ length: MAX_LINES_PER_CART }, (_, index) => wall(`${index}`)));
  expect(addLine(full, wall("one more"))).toEqual({ kind: "tooManyLines", max: MAX_LINES_PER_CART });
  expect(addLine(full, wall("0", 2)).kind).toBe("changed");
});

test("the designs of a cart have a limit in bytes, and a cart that is over it may become smaller", () => {
  const { design } = wall("large");
  const large = (name: string, bytes: number): LineItem => {
    const [tile] = design.tiles;
    if (!tile) throw new Error("the set has tiles");
    const padding = "x".repeat(bytes - designBytes(design));
    return {
      ...wall(name),
      design: { ...design, tiles: design.tiles.with(0, { ...tile, name: tile.name + padding }) },
    };
  };
  const half = MAX_DESIGN_BYTES_PER_CART / 2;
  const full = addLine(cartWith(large("a", half)), large("b", half));
  expect(full.kind).toBe("changed");
  const cart = cartWith(large("a", half), large("b", half));
  expect(addLine(cart, wall("c"))).toEqual({ kind: "tooLarge" });
  expect(updateLine(cart, "line-b", { design: large("b", half + 1).design })).toEqual({
    kind: "tooLarge",
  });
  expect(updateLine(cart, "line-b", { quantity: 3 }).kind).toBe("changed");
  const over = cartWith(large("a", half), large("b", 2 * half));
  expect(updateLine(over, "line-b", { design: large("b", 2 * half - 1).design }).kind).toBe("changed");
  expect(removeLine(over, "line-b").lines).toHaveLength(1);
});

test("reliability 20: the walls of a cart have at most 1000 tiles, also empty ones", () => {
  const [tile] = wall("a").design.tiles;
  if (!tile) throw new Error("the set has tiles");
  const withTiles = (name: string, count: number): LineItem => ({
    ...wall(name),
    design: {
      ...wall(name).design,
      tiles: Array.from({ length: count }, (_, index) => ({ ...tile, name: `tile_${index}` })),
    },
  });
  const full = cartWith(withTiles("a", MAX_TILES_PER_CART - 50));
  expect(addLine(full, withTiles("b", 50)).kind).toBe("changed");
  expect(addLine(full, withTiles("b", 51)).kind).toBe("tooLarge");
});

test("reliability 20: no more pieces are made of a cart than one parcel lists, and fewer may always be", () => {
  const pieces = wall("a").design.tiles.length * 99;
  const lines = Array.from({ length: Math.floor(MAX_PIECES_PER_CART / pieces) }, (_, index) =>
    wall(`${index}`, 99),
  );
  const full = cartWith(...lines, wall("last"));
  expect(updateLine(full, "line-last", { quantity: 99 }).kind).toBe("tooLarge");
  expect(updateLine(full, "line-last", { quantity: 2 }).kind).toBe("changed");
  expect(addLine(full, wall("one more", 99)).kind).toBe("tooLarge");
  const over = cartWith(...lines, wall("x", 99), wall("last", 99));
  expect(updateLine(over, "line-last", { quantity: 98 }).kind).toBe("changed");
});

test.each([0, 100, 1.5, -1, Number.NaN])("a quantity of %f is rejected", (quantity) => {
  expect(addLine(empty, wall("a", quantity)).kind).toBe("badQuantity");
  expect(updateLine(cartWith(wall("a")), "line-a", { quantity }).kind).toBe("badQuantity");
});

test("a line is updated by its id; an unknown id returns an error", () => {
  const cart = cartWith(wall("a"), wall("b"));
  expect(updateLine(cart, "line-b", { quantity: 4 })).toEqual({
    kind: "changed",
    cart: cartWith(wall("a"), wall("b", 4)),
  });
  expect(updateLine(cart, "line-z", { quantity: 4 })).toEqual({ kind: "unknownLine" });
});

test("removing a line twice is removing it once", () => {
  const once = removeLine(cartWith(wall("a"), wall("b")), "line-a");
  expect(removeLine(once, "line-a")).toEqual(once);
});

test("the badge counts walls, not lines", () => {
  expect(countItems(cartWith(wall("a", 2), wall("b", 3)))).toBe(5);
});

test("R5.4 the amounts of the cart come from the site's prices", () => {
  const cart: Cart = {
    ...cartWith(wall("a", 2)),
    promo: { code: "WELCOME10", percent: 10, oncePerEmail: true },
    shippingRate: { handle: "free-standard", title: "Free delivery", price: minor(0) },
  };
  expect(totalsOfCart(SITE_SEEDS.ZA, cart)).toMatchObject({
    price: 249998,
    discount: 25000,
    total: 224998,
    tax: 29348,
  });
});
