import { getAllArtItems } from "@storywall/contract/calls/art/getAllArtItems.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import { artPath } from "../features/art/artPaths.ts";
import { listGalleryOffers } from "../features/browse/galleryOffers.ts";
import { listOffers } from "../features/browse/offers.ts";
import { createLoaderApi } from "../loaderApi.server.ts";
import { pageContext } from "../pageContext.ts";
import { unwrapReply } from "../unwrapReply.server.ts";
import type { Route } from "./+types/sitemap.ts";

const PATHS: readonly string[] = [
  "/",
  "/browse",
  "/art",
  "/design",
  "/how-it-works",
  "/frames",
  "/faq",
  "/delivery-and-returns",
  "/contact",
  "/terms",
  "/privacy",
];

/** Lists every public page. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { publicUrl, site, sites } = context.get(pageContext);
  const prices = ofSite(sites, site);
  const art = unwrapReply(await createLoaderApi(context)(getAllArtItems, {}));
  const paths = [
    ...PATHS,
    ...[...listGalleryOffers(prices), ...listOffers(prices)].map(({ path }) => path),
    ...art.items.map(({ _id }) => artPath(_id)),
  ];
  const urls = paths.map((path) => `  <url><loc>${escapeXml(publicUrl + path)}</loc></url>`);
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
