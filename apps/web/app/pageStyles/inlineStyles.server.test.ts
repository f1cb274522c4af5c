import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { inlineStyles } from "./inlineStyles.server.ts";
import { parseStyles } from "./selectStyles.ts";

const STYLESHEET = { path: "/assets/shop.css", rules: parseStyles(".a{top:0}.b{top:0}") };
const LINK = '<link nonce="" rel="stylesheet" href="/assets/shop.css"/>';
/** `$&` is a pattern of replacements, and must come out as it is. */
const SCRIPT = '<script nonce="n">mark("$&")</script>';
const INLINED = `<style>.a{top:0}</style><link media="print" fetchpriority="high" nonce="" rel="stylesheet" href="/assets/shop.css"/><noscript>${LINK}</noscript>`;

test("the styles that a page needs are in it with the script of its head, and its stylesheet is not waited for", async () => {
  const html = Readable.from([Buffer.from(`<head>${LINK}</head><p class="`), Buffer.from('a">é</p>')]);
  const page = await text(html.pipe(inlineStyles(STYLESHEET, SCRIPT)));
  expect(page).toBe(`<head>${INLINED}${SCRIPT}</head><p class="a">é</p>`);
});

test("what is streamed later passes unchanged", async () => {
  const transform = inlineStyles(STYLESHEET, SCRIPT);
  const received = text(transform);
  transform.write(`<head>${LINK}</head><p class="a">`);
  await wait(20);
  transform.end(`<p class="b">${LINK}`);
  expect(await received).toBe(`<head>${INLINED}${SCRIPT}</head><p class="a"><p class="b">${LINK}`);
});

test("a page without this stylesheet stays as it is", async () => {
  const html = '<link rel="stylesheet" href="/other.css"/><p class="a">';
  expect(await text(Readable.from([Buffer.from(html)]).pipe(inlineStyles(STYLESHEET, SCRIPT)))).toBe(html);
});
