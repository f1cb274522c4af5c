import type { MetaDescriptor } from "react-router";
import { type RootData, storefrontUrl } from "../api/rootData.ts";

/** What a page says of itself to a browser's tab, a search engine and a link preview (R2.2). */
export type PageMeta = {
  readonly title: string;
  readonly description: string;
  /** The page's path, without a query: `/browse`. */
  readonly path: string;
  /** Pages of one person (an order, a checkout) are not for search engines. */
  readonly index?: boolean;
  /** The picture of link previews; absent: the shop's own. */
  readonly socialImage?: SocialImage;
};

export type SocialImage = {
  readonly path: string;
  readonly alt: string;
  /** Pixels; absent: 1200 × 630, as previews want it. */
  readonly width?: number;
  readonly height?: number;
};

const DEFAULT_SOCIAL_IMAGE: SocialImage = { path: "/social.jpg", alt: "Eight framed photos above a sofa" };

type Match = { readonly id: string; readonly loaderData?: unknown } | undefined;

/**
 * For a route's `meta`. When the root loader failed there is only a name to give. `structuredData` is what the loader has
 * to say to search engines: the router writes it into a script that nothing runs, with every `<` escaped, so that no word
 * of the owner's ends it.
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

/** For people in no country of ours: the first storefront, or the one address of all, where the shop itself looks who comes. */
const defaultAlternate = ({ storefronts: [first] }: RootData, path: string): MetaDescriptor[] =>
  first ? [{ tagName: "link", rel: "alternate", hrefLang: "x-default", href: `${first.origin}${path}` }] : [];

// The router types the data of a parent route as unknown; the root loader's return type is RootData.
const findRootData = (matches: readonly Match[]): RootData | undefined =>
  matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
