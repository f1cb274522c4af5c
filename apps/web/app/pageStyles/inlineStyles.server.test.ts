import { expect, test } from "vitest";
import { inlineStyles } from "./inlineStyles.server.ts";
import { parseStyles } from "./selectStyles.ts";

const STYLESHEET = { path: "/assets/shop.css", rules: parseStyles(".a{top:0}.b{top:0}") };
const LINK = '<link nonce="" rel="stylesheet" href="/assets/shop.css"/>';
/** `$&` is a pattern of replacements, and must come out as it is. */
const SCRIPT = '<script nonce="n">mark("$&")</script>';
const INLINED = `<style>.a{top:0}</style><link media="print" fetchpriority="high" nonce="" rel="stylesheet" href="/assets/shop.css"/><noscript>${LINK}</noscript>`;

test("the styles that a page needs are in it with the script of its head, and its stylesheet is not waited for", () => {
  expect(inlineStyles(`<head>${LINK}</head><p class="a">é</p>`, STYLESHEET, SCRIPT)).toBe(
    `<head>${INLINED}${SCRIPT}</head><p class="a">é</p>`,
  );
});

test("a page without this stylesheet stays as it is", () => {
  const html = '<link rel="stylesheet" href="/other.css"/><p class="a">';
  expect(inlineStyles(html, STYLESHEET, SCRIPT)).toBe(html);
});
