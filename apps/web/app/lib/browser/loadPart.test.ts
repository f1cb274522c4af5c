import { expect, test } from "vitest";
import { listenForToasts } from "../page/toast.ts";
import { loadPart, NOT_LOADED } from "./loadPart.ts";

test("R8 a part that cannot be loaded is said in a toast, and nothing else happens", async () => {
  const toasts: unknown[] = [];
  const stop = listenForToasts((toast) => toasts.push(toast));
  expect(await loadPart(() => Promise.resolve("part"))).toBe("part");
  expect(toasts).toEqual([]);
  expect(await loadPart(() => Promise.reject(new TypeError("Failed to fetch")))).toBeNull();
  expect(toasts).toEqual([{ kind: "error", text: NOT_LOADED }]);
  stop();
});
