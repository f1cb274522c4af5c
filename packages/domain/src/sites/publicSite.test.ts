import { expect, test } from "vitest";
import { toPublicSite } from "./publicSite.ts";
import { ZA } from "./za.ts";

test("pages know the prefix of a site's order numbers, which need not be the country's code", () => {
  expect(toPublicSite({ ...ZA, orderNumberPrefix: "WALL" }).orderNumberPrefix).toBe("WALL");
});
