import { afterEach, beforeEach, expect, test } from "vitest";
import { listenForMoments, type Moment } from "../../lib/analytics/moments.ts";
import { cartAgainst, cartOf, lineOf, ok, wall } from "./cartTesting.ts";

const first = wall("wall-1");
const elsewhere = lineOf(wall("wall-2"));
let told: Moment[] = [];
let stop = (): void => undefined;
beforeEach(() => {
  told = [];
  stop = listenForMoments((moment) => told.push(moment));
  told = [];
});
afterEach(() => stop());

const changes = () => told.flatMap((moment) => (moment.kind === "lineChanged" ? [moment.by] : []));

test("R2.4 a wall that is put into the cart is told once, and one that another tab put there is not", async () => {
  const { store } = cartAgainst([ok(cartOf([lineOf(first), elsewhere]))]);
  await store.getState().add(first);
  expect(changes()).toEqual([1]);
});

test("R2.4 more, fewer and none of a wall are told by how many it is", async () => {
  const { store } = cartAgainst([
    ok(cartOf([lineOf(first, 1)])),
    ok(cartOf([lineOf(first, 3)])),
    ok(cartOf([])),
  ]);
  await store.getState().add(first);
  await store.getState().changeQuantity("line-wall-1", 2);
  await store.getState().remove("line-wall-1");
  expect(changes()).toEqual([1, 2, -3]);
});

test("R2.4 a wall that is sent again as it is in the cart already is no news", async () => {
  const { store } = cartAgainst([ok(cartOf([lineOf(first)])), ok(cartOf([lineOf(first)]))]);
  await store.getState().add(first);
  await store.getState().add(first);
  expect(changes()).toHaveLength(1);
});
