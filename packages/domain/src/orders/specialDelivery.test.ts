import { expect, test } from "vitest";
import { findSpecialDelivery } from "./specialDelivery.ts";

const STANDARD = { handle: "standard", title: "Free delivery" };
const AIR = { handle: "by-air", title: "By air, 1 day" };

test("B13 a delivery is named where the shopper chose another than the site's first", () => {
  expect(findSpecialDelivery({ shippingRates: [STANDARD, AIR] }, AIR)).toBe("By air, 1 day");
  expect(findSpecialDelivery({ shippingRates: [STANDARD, AIR] }, STANDARD)).toBeNull();
  expect(findSpecialDelivery({ shippingRates: [STANDARD, AIR] }, null)).toBeNull();
  // The owner may have removed it since.
  expect(findSpecialDelivery({ shippingRates: [STANDARD] }, AIR)).toBe("By air, 1 day");
});
