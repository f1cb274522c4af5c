import type { MetaDescriptor } from "react-router";
import { type RootData, storefrontUrl } from "../api/rootData.ts";

/** What a page tells the browser's tab, search engines and link previews about itself (R2.2). */
type PageMeta = {
  readonly title: string;
  readonly description: string;
  /** The page's path, without a query: `/browse`. */
  readonly path: string;
  /** False for pages of a single person (an order, a checkout): search engines must not list them. Default true. */
  readonly index?: boolean;
  /** The image of link previews; the shop's default when absent. */
  readonly socialImage?: SocialImage;
};

type SocialImage = {
  readonly path: string;
  readonly alt: string;
  /** Size in px. Absent: 1200 × 630, the size of link previews. */
  readonly width?: number;
  readonly height?: number;
};

const DEFAULT_SOCIAL_IMAGE: SocialImage = {
  path: "/social/home.jpg",
  alt: "Eight framed photos above a sofa",
};

type Match = { readonly id: string; readonly loaderData?: unknown } | undefined;

/**
 * Returns the descriptors for a route's `meta`: only a title when the root loader failed. `structuredData` is what the
 * loader tells search engines. The router writes it into a script that no browser runs, with every `<` escaped, so that
 * no text of the owner can end that script.
 */
export const metaFor = (
  matches: readonly Match[],
  page: (root: RootData) => PageMeta,
  structuredData: readonly object[] = [],
): MetaDescriptor[] => {
  const root = findRootData(matches);
  if (!root) return [{ title: "Storywall" }];
  const { title, description, path, index = true, socialImage = DEFAULT_SOCIAL_IMAGE } = page(root);
  const url = `${root.publicUrl}${path}`;
  const imageUrl = `${root.publicUrl}${socialImage.path}`;
  const descriptors: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { name: "robots", content: index ? "index, follow" : "noindex" },
    { property: "og:site_name", content: "Storywall" },
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: imageUrl },
    { property: "og:image:width", content: String(socialImage.width ?? 1200) },
    { property: "og:image:height", content: String(socialImage.height ?? 630) },
    { property: "og:image:alt", content: socialImage.alt },
    { property: "og:locale", content: root.site.locale.replace("-", "_") },
    { name: "twitter:card", content: "summary_large_image" },
  ];
  if (!index) return descriptors;
  return [
    ...descriptors,
    ...structuredData.map((node) => ({
      "script:ld+json": { "@context": "https://schema.org", ...node },
    })),
    { tagName: "link", rel: "canonical", href: url },
    ...root.storefronts.map((storefront) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: storefront.locale,
      href: storefrontUrl(storefront, root.storefronts, path),
    })),
    ...defaultAlternate(root, path),
  ];
};

/**
 * For people in other countries: the first storefront. Where all storefronts share an origin, that address detects the
 * country.
 */
const defaultAlternate = ({ storefronts: [first] }: RootData, path: string): MetaDescriptor[] =>
  first ? [{ tagName: "link", rel: "alternate", hrefLang: "x-default", href: `${first.origin}${path}` }] : [];

// The router types the data of a parent route as unknown; the root loader's return type is RootData.
const findRootData = (matches: readonly Match[]): RootData | undefined =>
  matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
