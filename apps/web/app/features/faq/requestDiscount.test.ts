import { afterEach, expect, test, vi } from "vitest";
import { usePanels } from "../../lib/page/panels.ts";
import { requestDiscount } from "./requestDiscount.ts";

afterEach(() => vi.unstubAllGlobals());

test("R2.10 the link of the questions clears that the promo was seen, and opens it in their place", () => {
  const written: string[] = [];
  vi.stubGlobal("location", { protocol: "https:" });
  vi.stubGlobal("document", {
    set cookie(line: string) {
      written.push(line);
    },
  });
  usePanels.getState().show("faq");
  requestDiscount();
  expect(usePanels.getState().open).toBe("promo");
  expect(written).toContainEqual(expect.stringMatching(/^promo_seen=;.* Max-Age=0;/));
});
