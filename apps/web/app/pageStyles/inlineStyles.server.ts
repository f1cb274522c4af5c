import { Transform } from "node:stream";
import { type StyleRule, selectStyles } from "./selectStyles.ts";

/** A stylesheet of the build: its address, and its rules. */
export type Stylesheet = { readonly path: string; readonly rules: readonly StyleRule[] };

/** For print, so that no browser waits for it, and yet before the scripts, which show parts that the page did not have. */
const PRINT_LINK = '<link media="print" fetchpriority="high"';

/**
 * Creates a transform that puts the styles that a page needs into its HTML, and lets its stylesheet load without the first
 * paint waiting for it (`APPLY_STYLESHEETS`): else a phone shows nothing for one more round trip. It also puts a script
 * into the head: React writes its own ones at the end, which a slow page reaches after its first paint. React writes all
 * that is rendered at once, so the page is complete when other events have their turn; what is streamed later passes
 * unchanged.
 */
export const inlineStyles = (stylesheet: Stylesheet, headScript: string): Transform => {
  const chunks: Buffer[] = [];
  let isSent = false;
  const send = (): void => {
    if (isSent) return;
    isSent = true;
    const html = withStyles(Buffer.concat(chunks).toString("latin1"), stylesheet);
    transform.push(
      Buffer.from(
        html.replace("</head>", (end) => headScript + end),
        "latin1",
      ),
    );
  };
  const transform = new Transform({
    transform: (chunk: Buffer, _encoding, callback) => {
      if (isSent) return callback(null, chunk);
      if (chunks.push(chunk) === 1) setImmediate(send);
      callback();
    },
    flush: (callback) => {
      send();
      callback();
    },
  });
  return transform;
};

/** Returns the page with its styles. Names of classes are ASCII, so any other character may be several here. */
const withStyles = (html: string, { path, rules }: Stylesheet): string =>
  html.replace(/<link\b[^>]*\brel="stylesheet"[^>]*>/, (link) =>
    link.includes(`href="${path}"`)
      ? `<style>${selectStyles(rules, html)}</style>${link.replace("<link", PRINT_LINK)}<noscript>${link}</noscript>`
      : link,
  );
