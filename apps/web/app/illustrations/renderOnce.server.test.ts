import { expect, test } from "vitest";
import { type ImageFile, renderOnce } from "./renderOnce.server.ts";

const file = (): ImageFile => new Uint8Array([1, 2, 3]);

test("a picture is drawn once, however many ask for it at the same time and later", async () => {
  let drawings = 0;
  const draw = async () => {
    drawings += 1;
    return file();
  };
  const [first, second] = await Promise.all([renderOnce("once", draw), renderOnce("once", draw)]);
  expect(second).toBe(first);
  expect(await renderOnce("once", draw)).toBe(first);
  expect(drawings).toBe(1);
});

test("one is drawn after the other, so that a page full of them leaves the other cores alone", async () => {
  let busy = 0;
  let most = 0;
  const draw = async () => {
    busy += 1;
    most = Math.max(most, busy);
    await Promise.resolve();
    busy -= 1;
    return file();
  };
  await Promise.all(["one", "two", "three"].map((name) => renderOnce(name, draw)));
  expect(most).toBe(1);
});

test("one that could not be drawn is tried again, and keeps nobody else waiting", async () => {
  const fails = renderOnce("unlucky", () => Promise.reject(new Error("no memory")));
  const next = renderOnce("next", async () => file());
  await expect(fails).rejects.toThrow("no memory");
  expect(await next).toEqual(file());
  expect(await renderOnce("unlucky", async () => file())).toEqual(file());
});

test("what does not exist is not remembered", async () => {
  let questions = 0;
  const ask = async () => {
    questions += 1;
    return null;
  };
  expect(await renderOnce("nothing", ask)).toBeNull();
  expect(await renderOnce("nothing", ask)).toBeNull();
  expect(questions).toBe(2);
});
