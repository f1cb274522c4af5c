import { type StyleRule, selectStyles } from "./selectStyles.ts";

/** A stylesheet of the build: its address, and its rules. */
export type Stylesheet = { readonly path: string; readonly rules: readonly StyleRule[] };

/**
 * For print, so that no browser waits for it. It still comes before the scripts, which show parts that the page did
 * not have.
 */
const PRINT_LINK = '<link media="print" fetchpriority="high"';

/**
 * Returns a page's HTML with the styles that it needs inline, and with its stylesheet loading without delaying the
 * first paint (`APPLY_STYLESHEETS`). Otherwise a phone would show nothing for one more round trip. It also puts a
 * script into the head: React writes its own scripts at the end, which a slow page reaches after its first paint. The
 * HTML must be the whole page, or later parts would be painted without their styles.
 */
export const inlineStyles = (html: string, stylesheet: Stylesheet, headScript: string): string =>
  withStyles(html, stylesheet).replace("</head>", (end) => headScript + end);

const withStyles = (html: string, { path, rules }: Stylesheet): string =>
  html.replace(/<link\b[^>]*\brel="stylesheet"[^>]*>/, (link) =>
    link.includes(`href="${path}"`)
      ? `<style>${selectStyles(rules, html)}</style>${link.replace("<link", PRINT_LINK)}<noscript>${link}</noscript>`
      : link,
  );
