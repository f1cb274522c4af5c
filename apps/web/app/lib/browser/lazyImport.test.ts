import { expect, test } from "vitest";
import { listenForToasts } from "../page/toast.ts";
import { LOAD_FAILED, lazyImport } from "./lazyImport.ts";

test("R8 a module that cannot be loaded is null, with a toast", async () => {
  const toasts: unknown[] = [];
  const stop = listenForToasts((toast) => toasts.push(toast));
  expect(await lazyImport(() => Promise.resolve("part"))).toBe("part");
  expect(toasts).toEqual([]);
  expect(await lazyImport(() => Promise.reject(new TypeError("Failed to fetch")))).toBeNull();
  expect(toasts).toEqual([{ kind: "error", text: LOAD_FAILED }]);
  stop();
});
