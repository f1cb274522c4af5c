import { FRAME_STYLE_KEYS } from "@storywall/domain/catalogue/frameStyles.ts";
import type { Shortage } from "@storywall/domain/stock/shortage.ts";
import { expect, test } from "vitest";
import { createBlankDesign } from "../layout/designBase.ts";
import { listStockNotes, replacedFrameNotice } from "./replacedFrame.ts";

const OAK_15: readonly Shortage[] = [{ item: "moulding_wood_15", expectedOn: "2026-12-04" }];
const TODAY = "2026-11-27";
const PATH = "/design?gallery=large_and_four&frame=Harmony";
const search = (path: string) => new URLSearchParams(path.split("?")[1]);

const noticeOf = (path: string, shortages = OAK_15, opened = path) =>
  replacedFrameNotice(search(path), createBlankDesign(search(opened), shortages), shortages, TODAY);

test("B13 a wall that opens in another frame than its address asks for says so, and why", () => {
  expect(noticeOf("/design?layout=free&size=rectangle_medium&frame=Harmony")).toBe(
    "Oak Harmony is out of stock in Medium, back about 4 Dec. So this wall starts in black Infinite.",
  );
});

test("B13 nothing is said where the frame is in stock, where another one was chosen, or for a wall of the cart", () => {
  const path = "/design?layout=free&size=rectangle_medium&frame=Harmony";
  expect(noticeOf(path, [])).toBeNull();
  expect(noticeOf(path, OAK_15, path.replace("Harmony", "Serene"))).toBeNull();
  expect(noticeOf(`${path}&line=1`)).toBeNull();
  expect(noticeOf("/design?layout=free&frame=Harmony")).toBeNull();
});

test("B13 the page of a wall says which of its styles are out of stock, and in which frame it opens", () => {
  expect(listStockNotes(PATH, FRAME_STYLE_KEYS, [], TODAY)).toEqual([]);
  expect(listStockNotes(PATH, FRAME_STYLE_KEYS, OAK_15, TODAY)).toEqual([
    "Oak Harmony is out of stock in Medium, back about 4 Dec. So this wall starts in black Infinite.",
    "Oak Whisper is out of stock in Medium, back about 4 Dec.",
  ]);
});
