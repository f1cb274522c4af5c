import { expect, test } from "vitest";
import { pageOf } from "./pageOf.ts";

test.each([
  ["another layout", "?template=flex_two_frames", "?template=flex_three_frames"],
  ["a set", "?template=flex_two_frames", "?set=square_trio"],
  ["a gallery wall", "?set=square_trio", "?gallery=stairs"],
  ["an own gallery wall", "?set=square_trio", "?layout=free"],
  ["the layout of who chose none", "", "?set=square_trio"],
])("R2.4 in the designer %s is another page", (_of, before, after) => {
  expect(pageOf("/design", after)).not.toBe(pageOf("/design", before));
});

test.each([
  ["/design", "?set=square_trio", "?set=square_trio&size=rectangle_large"],
  ["/design", "?set=square_trio&art=koi", "?set=square_trio"],
  ["/browse", "?layout=free", "?kind=set"],
])("R2.4 on %s the query %s is the same page as %s", (path, before, after) => {
  expect(pageOf(path, after)).toBe(pageOf(path, before));
});
