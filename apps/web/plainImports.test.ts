import { expect, test } from "vitest";
import { PLAIN_HELPER } from "./plainImports.ts";

test("a part is loaded by its import alone, and its failure reaches the caller", async () => {
  const helper: { readonly __vitePreload: (load: () => Promise<string>) => Promise<string> } = await import(
    `data:text/javascript,${encodeURIComponent(PLAIN_HELPER)}`
  );
  const load = helper.__vitePreload;
  await expect(load(() => Promise.resolve("the part"))).resolves.toBe("the part");
  await expect(load(() => Promise.reject(new Error("offline")))).rejects.toThrow("offline");
});
