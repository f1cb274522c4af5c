import { expect, test } from "vitest";
import { lowPriorityScripts } from "./lowPriorityScripts.server.ts";

test("module preloads get a low fetch priority, and nothing else changes", () => {
  expect(
    lowPriorityScripts('<p>é</p><link rel="modulepreload" href="/a.js"/><link rel="preload" as="font"/>'),
  ).toBe(
    '<p>é</p><link rel="modulepreload" fetchpriority="low" href="/a.js"/><link rel="preload" as="font"/>',
  );
});
