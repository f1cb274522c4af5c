/** Attribute of `<html>`: the page was opened at its top, so what is far below the first screen can wait. */
const AT_TOP = "data-at-top";

/**
 * Script that runs in the page before its first paint. Until the page is hydrated a phone lays out and paints only what
 * is near the screen, so the first picture comes sooner (docs/decisions/0148). Not for an
 * address of a part of the page, nor where the browser restores how far the page was scrolled: both need all heights.
 */
export const MARK_AT_TOP = `{
  const [navigation] = performance.getEntriesByType("navigation");
  document.documentElement.toggleAttribute("${AT_TOP}", navigation?.type === "navigate" && location.hash === "");
}`;
