import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { lowPriorityScripts } from "./lowPriorityScripts.server.ts";

const transformed = (...chunks: readonly (string | Buffer)[]): Promise<string> =>
  text(Readable.from(chunks.map((chunk) => Buffer.from(chunk))).pipe(lowPriorityScripts()));

test("module preloads get a low fetch priority, and nothing else changes", async () => {
  expect(
    await transformed('<p>é</p><link rel="modulepreload" href="/a.js"/>', '<link rel="preload" as="font"/>'),
  ).toBe(
    '<p>é</p><link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="preload" as="font"/>',
  );
});

test("a character and a link that are split between two chunks pass unchanged", async () => {
  const bytes = Buffer.from('é<link rel="modulepreload" href="/a.js"/>');
  expect(await transformed(bytes.subarray(0, 1), bytes.subarray(1, 9), bytes.subarray(9))).toBe(
    bytes.toString(),
  );
});
