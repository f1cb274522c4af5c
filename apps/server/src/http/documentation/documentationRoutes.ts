import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ALL_CALLS } from "@storywall/contract/calls/allCalls.ts";
import { buildOpenApi } from "@storywall/contract/openApi.ts";
import type { FastifyPluginAsync } from "fastify";

/** The page loads its own three files and calls its own API, and nothing else. */
const DOCUMENTATION_CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const PAGE_FILES = [
  ["/api/docs", "docs.html", "text/html; charset=utf-8"],
  ["/api/docs/docs.css", "docs.css", "text/css; charset=utf-8"],
  ["/api/docs/docs.js", "docs.js", "text/javascript; charset=utf-8"],
] as const;

/** Serves the OpenAPI document, and a page to read it and try its calls (R7.7). */
export const documentationRoutes: FastifyPluginAsync = async (app) => {
  // Built at the first request: it takes a tenth of a second, which the start need not wait for.
  let document: string | undefined;
  app.get("/api/openapi.json", (_request, reply) => {
    document ??= JSON.stringify(buildOpenApi(ALL_CALLS));
    return reply
      .type("application/json; charset=utf-8")
      .header("access-control-allow-origin", "*")
      .header("cache-control", "public, max-age=300")
      .send(document);
  });

  for (const [url, file, type] of PAGE_FILES) {
    const content = readFileSync(join(import.meta.dirname, "page", file));
    app.get(url, (_request, reply) =>
      reply
        .type(type)
        .header("content-security-policy", DOCUMENTATION_CSP)
        .header("cache-control", "no-cache")
        .send(content),
    );
  }
};
