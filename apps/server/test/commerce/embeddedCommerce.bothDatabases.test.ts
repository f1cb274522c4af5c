import { expect } from "vitest";
import { commerceSuite } from "./commerce.suite.ts";

commerceSuite("R1.7 the embedded driver", ({ commerce }) => commerce, {
  // Without a commerce host nothing is queued for one.
  expectAfterEach: async ({ database }) => {
    expect(await database.selectFrom("commerceMirrors").select("checkoutId").execute()).toEqual([]);
  },
});
