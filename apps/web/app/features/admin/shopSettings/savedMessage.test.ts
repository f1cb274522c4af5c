import { expect, test } from "vitest";
import { savedMessage } from "./savedMessage.ts";

test("B13 what is saved of a country that is not open is not said to be seen", () => {
  const open = { countryName: "South Africa", isOpen: true };
  const closed = { countryName: "New Zealand", isOpen: false };
  expect(savedMessage([open])).toBe("Saved. Shoppers see it within a second.");
  expect(savedMessage([closed])).toBe("Saved. Shoppers see it once New Zealand is open.");
  expect(savedMessage([closed, open])).toBe("Saved. Shoppers see it within a second.");
});
