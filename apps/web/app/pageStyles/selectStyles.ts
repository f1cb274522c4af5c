/**
 * A rule of a stylesheet, or one of its blocks that holds rules. `null` classes: an element of any class may match the
 * selector.
 */
export type StyleRule =
  | { readonly kind: "rule"; readonly selectors: readonly Selector[]; readonly declarations: string }
  | { readonly kind: "group"; readonly head: string; readonly rules: readonly StyleRule[] }
  | { readonly kind: "keyframes"; readonly name: string; readonly text: string }
  | { readonly kind: "other"; readonly text: string };

/** A selector, and the classes that must be in a page for it to match anything. */
type Selector = { readonly text: string; readonly classes: readonly string[] };

/** Returns the rules of a minified stylesheet. */
export const parseStyles = (css: string): readonly StyleRule[] => {
  const rules: StyleRule[] = [];
  let position = 0;
  while (position < css.length) {
    const end = findEnd(css, position, "{;");
    const head = css.slice(position, end).trim();
    if (css[end] !== "{") {
      if (head !== "") rules.push({ kind: "other", text: `${head};` });
      position = end + 1;
      continue;
    }
    const close = findEnd(css, end + 1, "}");
    rules.push(toRule(head, css.slice(end + 1, close)));
    position = close + 1;
  }
  return rules;
};

/**
 * Returns the styles that a page needs as the server sends it: the rules whose classes are all in its HTML. Classes in
 * parentheses (`:is`, `:not`, `:has`) are ignored, so that too many rules are chosen and never too few.
 */
export const selectStyles = (rules: readonly StyleRule[], html: string): string => {
  const classes = findClasses(html);
  const kept = keepUsed(rules, classes);
  const text = kept.map(toCss).join("");
  // Names of animations are unique, so a name that is in the text is used.
  return kept
    .map((rule) => (rule.kind === "keyframes" && !isUsed(rule.name, text) ? "" : toCss(rule)))
    .join("");
};

const toRule = (head: string, body: string): StyleRule => {
  const keyframes = /^@(?:-\w+-)?keyframes\s+(\S+)/.exec(head);
  if (keyframes?.[1] !== undefined)
    return { kind: "keyframes", name: keyframes[1], text: `${head}{${body}}` };
  if (/^@(?:media|supports|container|layer)\b/.test(head))
    return { kind: "group", head, rules: parseStyles(body) };
  if (head.startsWith("@")) return { kind: "other", text: `${head}{${body}}` };
  return { kind: "rule", selectors: splitList(head).map(toSelector), declarations: body };
};

const toSelector = (text: string): Selector => {
  let outside = text;
  for (let before = ""; before !== outside; ) {
    before = outside;
    outside = outside.replace(/\([^()]*\)/g, "");
  }
  return { text, classes: [...outside.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = ""]) => name) };
};

const keepUsed = (rules: readonly StyleRule[], classes: ReadonlySet<string>): readonly StyleRule[] =>
  rules.flatMap((rule): readonly StyleRule[] => {
    if (rule.kind === "group") {
      const inner = keepUsed(rule.rules, classes);
      return inner.length === 0 ? [] : [{ ...rule, rules: inner }];
    }
    if (rule.kind !== "rule") return [rule];
    const selectors = rule.selectors.filter((selector) =>
      selector.classes.every((name) => classes.has(name)),
    );
    return selectors.length === 0 ? [] : [{ ...rule, selectors }];
  });

const toCss = (rule: StyleRule): string => {
  if (rule.kind === "rule")
    return `${rule.selectors.map(({ text }) => text).join(",")}{${rule.declarations}}`;
  if (rule.kind === "group") return `${rule.head}{${rule.rules.map(toCss).join("")}}`;
  return rule.text;
};

const isUsed = (name: string, text: string): boolean => text.split(name).length > 2;

const findClasses = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = ""]) => list.split(/\s+/)));

/** Splits a list of selectors at its commas, but not at those in parentheses, brackets or strings. */
const splitList = (list: string): readonly string[] => {
  const parts: string[] = [];
  for (let start = 0; start < list.length; ) {
    const end = findEnd(list, start, ",");
    parts.push(list.slice(start, end));
    start = end + 1;
  }
  return parts;
};

const CLOSING: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };

/** Returns the index of the first of some characters outside of blocks, strings and comments, or the text's length. */
const findEnd = (text: string, start: number, characters: string): number => {
  for (let index = start; index < text.length; index += 1) {
    const character = text[index] ?? "";
    if (characters.includes(character)) return index;
    const closing = CLOSING[character];
    if (character === "\\") index += 1;
    else if (character === '"' || character === "'") index = findStringEnd(text, index + 1, character);
    else if (text.startsWith("/*", index)) index = endOf(text.indexOf("*/", index + 2), text) + 1;
    else if (closing !== undefined) index = findEnd(text, index + 1, closing);
  }
  return text.length;
};

const findStringEnd = (text: string, start: number, quote: string): number => {
  for (let index = start; index < text.length; index += 1) {
    if (text[index] === "\\") index += 1;
    else if (text[index] === quote) return index;
  }
  return text.length;
};

const endOf = (index: number, text: string): number => (index < 0 ? text.length : index);
