import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { STRICT_CSP } from "./contentSecurityPolicy.ts";

/** Inline, since a file might not load when the shop has an error. */
const STYLE =
  "body{display:grid;place-content:center;justify-items:start;gap:1rem;max-width:32rem;min-height:90vh;margin:auto;padding:1.5rem;" +
  "background:#fbfaf7;color:#1e2421;font:1rem/1.55 system-ui,sans-serif}" +
  "svg{width:4rem;color:#2f6b4f}h1{margin:0;font:600 2.25rem/1.15 georgia,serif;text-wrap:balance}p{margin:0}" +
  "a{padding:.75rem 1.25rem;border-radius:6px;background:#2f6b4f;color:#fff;font-weight:600;text-decoration:none}" +
  "a:focus-visible{outline:3px solid #2f6b4f;outline-offset:2px}";

/** Allows only the inline style. */
export const ERROR_PAGE_CSP = `${STRICT_CSP}; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

const HEADLINES: Readonly<Record<number, string>> = {
  404: "There's nothing on this wall",
  429: "One moment, please",
  500: "Something fell off the wall",
  503: "One moment, please",
};

/** Returns true when a browser shows the response as a page (R2.1), so that it gets an error page and not JSON. */
export const acceptsHtml = ({ method, url, headers }: FastifyRequest): boolean =>
  method === "GET" && !url.startsWith("/api") && (headers.accept ?? "").includes("text/html");

/** Returns the HTML of an error page. `message` is one of our own sentences, never the text of an error. */
export const errorPage = (status: number, message: string): string => `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${HEADLINES[status] ?? "This page can't be shown"} | Storywall</title>
<style>${STYLE}</style>
</head>
<body>
<svg viewBox="0 0 32 32" aria-hidden="true"><path fill="currentColor" d="M4 4h10v14H4zM17 4h11v8H17zM17 15h11v13H17zM4 21h10v7H4z"/></svg>
<h1>${HEADLINES[status] ?? "This page can't be shown"}</h1>
<p>${escapeHtml(message)} Your photos and your cart are where you left them.</p>
<a href="/">To the shop</a>
</body>
</html>
`;

const escapeHtml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
