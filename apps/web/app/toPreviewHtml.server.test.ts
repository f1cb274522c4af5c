import { expect, test } from "vitest";
import { toPreviewHtml } from "./toPreviewHtml.server.ts";

test("B13 a preview keeps text and styles, has no script, and opens links in a new tab", () => {
  const html =
    '<head><link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/>' +
    '<script type="application/ld+json">{"a":"$&"}</script></head>' +
    '<body><p>Café</p><script nonce="x">let a =\n1;</script><script type="module" async="">b()</script></body>';
  expect(toPreviewHtml(html)).toBe(
    '<head><link rel="stylesheet" href="/a.css"/><base target="_blank"></head><body><p>Café</p></body>',
  );
});
