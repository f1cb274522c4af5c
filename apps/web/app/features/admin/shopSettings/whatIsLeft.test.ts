import { expect, test } from "vitest";
import { listWhatIsLeft } from "./whatIsLeft.ts";

test("B13 a country is ready to sell only with real payments and a mail server", () => {
  expect(listWhatIsLeft("stripe", false)).toEqual([]);
  expect(listWhatIsLeft("stripe", true)).toEqual([expect.stringContaining("mail server")]);
  expect(listWhatIsLeft("test", true)).toHaveLength(2);
  expect(listWhatIsLeft(null, false)).toEqual([expect.stringContaining("payments")]);
});
