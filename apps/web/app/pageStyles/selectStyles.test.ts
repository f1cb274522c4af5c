import { expect, test } from "vitest";
import { parseStyles, selectStyles } from "./selectStyles.ts";

const select = (css: string, html: string): string => selectStyles(parseStyles(css), html);

test("rules of classes in the page are chosen, in their order, and others are not", () => {
  const css =
    ":root{--ink:#111}._tile_a1{color:red}._cart_b2{color:blue}a{color:green}._tile_a1:hover>._cart_b2{top:0}";
  expect(select(css, '<p class="_tile_a1 x">')).toBe(":root{--ink:#111}._tile_a1{color:red}a{color:green}");
  expect(select(css, '<p class="_tile_a1"><b class="_cart_b2">')).toBe(css);
});

test("of a list only the selectors that can match are chosen, and commas in parentheses do not end one", () => {
  expect(select(".a,.b:is(.c,.d),.e{top:0}", '<p class="b">')).toBe(".b:is(.c,.d){top:0}");
});

test("classes in parentheses are not asked for: they may be absent, or one of several", () => {
  expect(select(".a:not(.b:where(.c)){top:0}", '<p class="a">')).toBe(".a:not(.b:where(.c)){top:0}");
});

test("blocks are chosen with the rules in them that are used, and left out when none is", () => {
  const css =
    "@media (width>=40rem){.a{top:0}.b{top:0}}@layer x{@container (width>9px){.b{top:0}}}@layer x,y;";
  expect(select(css, '<p class="a">')).toBe("@media (width>=40rem){.a{top:0}}@layer x,y;");
});

test("an animation is chosen when a chosen rule names it; fonts always are", () => {
  const css =
    "@font-face{font-family:F;src:url(/f.woff2)}@keyframes _in_1{0%{opacity:0}to{opacity:1}}@keyframes _out_2{0%{top:0}}.a{animation:_in_1 1s}.b{animation:_out_2 1s}";
  expect(select(css, '<p class="a">')).toBe(
    "@font-face{font-family:F;src:url(/f.woff2)}@keyframes _in_1{0%{opacity:0}to{opacity:1}}.a{animation:_in_1 1s}",
  );
});

test("braces and quotes in strings, and comments, are no ends of rules", () => {
  const css = `.a:before{content:"}\\"{"}/* } */.a[title="{,"]{top:0}`;
  expect(select(css, '<p class="a">')).toBe(`.a:before{content:"}\\"{"}/* } */.a[title="{,"]{top:0}`);
});
