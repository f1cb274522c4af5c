import { expect, test } from "vitest";
import { createTurnstile } from "./turnstile.ts";

/** Work that ends when it is told to, and notes when it began. */
const workOf = (names: readonly string[]) => {
  const begun: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const turnstile = createTurnstile(2);
  const all = names.map((name) =>
    turnstile.pass(async () => {
      begun.push(name);
      await new Promise<void>((resolve, reject) => ends.set(name, { resolve, reject }));
      return name;
    }),
  );
  return { begun, ends, all };
};

const settled = () => new Promise((go) => setImmediate(go));

test("so many run at a time, and the others in the order in which they came", async () => {
  const { begun, ends, all } = workOf(["a", "b", "c", "d"]);
  await settled();
  expect(begun).toEqual(["a", "b"]);
  ends.get("b")?.resolve();
  await settled();
  expect(begun).toEqual(["a", "b", "c"]);
  for (const name of ["a", "c"]) ends.get(name)?.resolve();
  await settled();
  ends.get("d")?.resolve();
  expect(await Promise.all(all)).toEqual(["a", "b", "c", "d"]);
});

test("work that fails gives its place to the next", async () => {
  const { begun, ends, all } = workOf(["a", "b", "c"]);
  const failed = expect(all[0]).rejects.toThrow("the disk is away");
  await settled();
  ends.get("a")?.reject(new Error("the disk is away"));
  await failed;
  await settled();
  expect(begun).toEqual(["a", "b", "c"]);
  for (const name of ["b", "c"]) ends.get(name)?.resolve();
  await Promise.all(all.slice(1));
});
