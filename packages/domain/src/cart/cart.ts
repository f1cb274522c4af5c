import type { Design } from "../design/design.ts";
import { type CartTotals, calculateCartTotals } from "../pricing/cartTotals.ts";
import { wallPrice } from "../pricing/wallPrice.ts";
import type { PromoCode, ShippingRate, Site, SiteCode } from "../sites/site.ts";
import { minor } from "../units/units.ts";
import { designBytes } from "./designBytes.ts";
import {
  MAX_DESIGN_BYTES_PER_CART,
  MAX_LINES_PER_CART,
  MAX_PIECES_PER_CART,
  MAX_QUANTITY_PER_LINE,
  MAX_TILES_PER_CART,
} from "./limits.ts";

/** A wall in the cart: a copy of the design from the time when it was added. */
export type LineItem = {
  readonly id: string;
  /** The client's id. Adding the same id twice makes one line. */
  readonly uuid: string;
  readonly design: Design;
  /** Number of copies, 1 to 99. */
  readonly quantity: number;
};

/** The part of a cart that rules need. A cart belongs to one site. */
export type Cart = {
  readonly id: string;
  readonly site: SiteCode;
  readonly lines: readonly LineItem[];
  /** At most one code per cart (R4.15). */
  readonly promo: PromoCode | null;
  readonly shippingRate: ShippingRate | null;
};

type CartChange =
  | { readonly kind: "changed"; readonly cart: Cart }
  | { readonly kind: "tooManyLines"; readonly max: number }
  | { readonly kind: "tooLarge" }
  | { readonly kind: "badQuantity"; readonly max: number }
  | { readonly kind: "unknownLine" };

const isQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY_PER_LINE;

/** Adds a line, or replaces the line with the same uuid, so that a repeated call changes nothing. */
export const addLine = (cart: Cart, line: LineItem): CartChange => {
  if (!isQuantity(line.quantity)) return { kind: "badQuantity", max: MAX_QUANTITY_PER_LINE };
  const existing = cart.lines.find(({ uuid }) => uuid === line.uuid);
  if (existing)
    return changed(cart, (lines) => lines.map((old) => (old === existing ? { ...line, id: old.id } : old)));
  if (cart.lines.length >= MAX_LINES_PER_CART) return { kind: "tooManyLines", max: MAX_LINES_PER_CART };
  return changed(cart, (lines) => [...lines, line]);
};

/** Changes the design or the quantity of a line. */
export const updateLine = (
  cart: Cart,
  id: string,
  change: Partial<Pick<LineItem, "design" | "quantity">>,
): CartChange => {
  if (change.quantity !== undefined && !isQuantity(change.quantity))
    return { kind: "badQuantity", max: MAX_QUANTITY_PER_LINE };
  if (!cart.lines.some((line) => line.id === id)) return { kind: "unknownLine" };
  return changed(cart, (lines) => lines.map((line) => (line.id === id ? { ...line, ...change } : line)));
};

/** Removes a line; an unknown id changes nothing. */
export const removeLine = (cart: Cart, id: string): Cart => ({
  ...cart,
  lines: cart.lines.filter((line) => line.id !== id),
});

const changed = (cart: Cart, change: (lines: readonly LineItem[]) => readonly LineItem[]): CartChange => {
  const lines = change(cart.lines);
  return growsTooLarge(cart.lines, lines)
    ? { kind: "tooLarge" }
    : { kind: "changed", cart: { ...cart, lines } };
};

/** Returns true when a sum is over its limit and larger than before: a cart may always become smaller. */
export const growsTooLarge = (before: readonly SizedLine[], after: readonly SizedLine[]): boolean =>
  SUMS.some(({ max, of }) => {
    const sum = (lines: readonly SizedLine[]) => lines.reduce((total, line) => total + of(line), 0);
    return sum(after) > max && sum(after) > sum(before);
  });

type SizedLine = Pick<LineItem, "design" | "quantity">;
type LimitedSum = { readonly max: number; readonly of: (line: SizedLine) => number };

const SUMS: readonly LimitedSum[] = [
  { max: MAX_DESIGN_BYTES_PER_CART, of: ({ design }) => designBytes(design) },
  { max: MAX_TILES_PER_CART, of: ({ design }) => design.tiles.length },
  { max: MAX_PIECES_PER_CART, of: ({ design, quantity }) => design.tiles.length * quantity },
];

/** Returns the number of walls in the cart, for its badge. */
export const countItems = (cart: Pick<Cart, "lines">): number =>
  cart.lines.reduce((sum, line) => sum + line.quantity, 0);

/** Returns all amounts of the cart at the site's prices. */
export const totalsOfCart = (
  site: Pick<Site, "framePrices" | "setPrices" | "tax">,
  cart: Pick<Cart, "lines" | "promo" | "shippingRate">,
): CartTotals =>
  calculateCartTotals({
    lines: cart.lines.map(({ design, quantity }) => ({ unitPrice: wallPrice(site, design), quantity })),
    promo: cart.promo,
    shipping: cart.shippingRate?.price ?? minor(0),
    tax: site.tax,
  });
