import { expect, test } from "vitest";
import type { ImageFile } from "./fileCache.server.ts";
import { renderOnce } from "./renderOnce.server.ts";

const file = (): ImageFile => new Uint8Array([1, 2, 3]);

test("a file is rendered once, for calls at the same time and later", async () => {
  let renders = 0;
  const render = async () => {
    renders += 1;
    return file();
  };
  const [first, second] = await Promise.all([renderOnce("once", render), renderOnce("once", render)]);
  expect(second).toBe(first);
  expect(await renderOnce("once", render)).toBe(first);
  expect(renders).toBe(1);
});

test("files are rendered one after the other, so that a page full of them leaves the other cores free", async () => {
  let running = 0;
  let maxRunning = 0;
  const render = async () => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await Promise.resolve();
    running -= 1;
    return file();
  };
  await Promise.all(["one", "two", "three"].map((name) => renderOnce(name, render)));
  expect(maxRunning).toBe(1);
});

test("a failed render is not cached and does not block the next file", async () => {
  const fails = renderOnce("unlucky", () => Promise.reject(new Error("no memory")));
  const next = renderOnce("next", async () => file());
  await expect(fails).rejects.toThrow("no memory");
  expect(await next).toEqual(file());
  expect(await renderOnce("unlucky", async () => file())).toEqual(file());
});

test("a file that does not exist is not cached", async () => {
  let calls = 0;
  const render = async () => {
    calls += 1;
    return null;
  };
  expect(await renderOnce("nothing", render)).toBeNull();
  expect(await renderOnce("nothing", render)).toBeNull();
  expect(calls).toBe(2);
});
