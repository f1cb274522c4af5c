import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../setup/paths.mjs";
import { requirementsIn } from "../spec/findRequirementTitles.ts";
import { ALL_MUTATIONS } from "./allMutations.ts";
import { applyMutation, titlePattern } from "./mutation.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");

// Running them takes minutes (npm run test:mutations). That they still fit the code is checked here.
describe.each(
  ALL_MUTATIONS.map((mutation) => [`${mutation.requirement}: ${mutation.effect}`, mutation] as const),
)("mutation %s", (_, mutation) => {
  test("changes the production code", () => {
    const source = read(mutation.file);
    expect(applyMutation(source, mutation)).not.toBe(source);
    expect(mutation.file).not.toMatch(/\.test\.|\/test\//);
  });

  test("names a test of its requirement", () => {
    const { file, title } = mutation.test;
    expect(read(file)).toContain(title);
    const numbers = /reliability (?<numbers>[\d, ]+)/.exec(title)?.groups?.numbers?.split(", ") ?? [];
    expect([...numbers, ...requirementsIn(title)]).toContain(String(mutation.requirement));
  });
});

test("a place that occurs never or twice is refused", () => {
  const mutation = {
    requirement: 1,
    effect: "x",
    file: "a.ts",
    search: "a",
    replace: "b",
    test: { file: "", title: "" },
  };
  expect(applyMutation("cat", mutation)).toBe("cbt");
  expect(() => applyMutation("cot", mutation)).toThrow("a.ts must contain this exactly once: a");
  expect(() => applyMutation("banana", mutation)).toThrow("exactly once");
});

test("a title is found by its constant parts", () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a test's title
  const pattern = new RegExp(titlePattern("reliability 7: of ${COUNT} buyers (%s) $kind pays"));
  expect(pattern.test("promo codes reliability 7: of 20 buyers (ZA) one pays")).toBe(true);
  expect(pattern.test("promo codes reliability 7: of 20 sellers (ZA) one pays")).toBe(false);
});
