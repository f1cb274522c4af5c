import { pageContext } from "../pageContext.ts";
import type { Route } from "./+types/robots.ts";

/** Allows search engines everything but the API, the admin pages and pages of one person. */
export function loader({ context }: Route.LoaderArgs): Response {
  const lines = [
    "User-agent: *",
    "Disallow: /admin",
    "Disallow: /api/",
    "Disallow: /checkout",
    "Disallow: /order/",
    "Disallow: /newsletter/",
    "Disallow: /unsubscribe/",
    `Sitemap: ${context.get(pageContext).publicUrl}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
