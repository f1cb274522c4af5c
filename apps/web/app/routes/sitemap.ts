import { pageContext } from "../loadContext.ts";
import type { Route } from "./+types/sitemap.ts";

const PATHS: readonly string[] = [
  "/",
  "/browse",
  "/design",
  "/how-it-works",
  "/frames",
  "/faq",
  "/delivery-and-returns",
  "/contact",
  "/terms",
  "/privacy",
];

/** Every page that is for everybody. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { publicUrl } = context.get(pageContext);
  const urls = PATHS.map((path) => `  <url><loc>${escapeXml(publicUrl + path)}</loc></url>`);
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
  return new Response(xml, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}

const escapeXml = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
