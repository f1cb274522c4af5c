import { expect, test } from "vitest";
import { offerTitle } from "./CheaperWalls.tsx";

test("B8 an offer counts the photos that are still on their way, which it may have no tiles for", () => {
  expect(offerTitle({ tiles: 12 }, 9)).toBe("Lowest price for all 9 photos, with 3 tiles to spare");
  expect(offerTitle({ tiles: 12 }, 9, 10)).toBe("Lowest price for all 10 photos, with 2 tiles to spare");
  expect(offerTitle({ tiles: 9 }, 9, 10)).toBe("Lowest price for 9 of your 10 photos");
  expect(offerTitle({ tiles: 6 }, 9, 10)).toBe("6 of your 10 photos for less");
});
