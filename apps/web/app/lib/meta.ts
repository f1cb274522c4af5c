import type { MetaDescriptor } from "react-router";
import type { RootData } from "../root.tsx";

/** What a page says of itself to a browser's tab, a search engine and a link preview (R2.2). */
export type PageMeta = {
  readonly title: string;
  readonly description: string;
  /** Path with the query that makes it another page, never with the rest: `/browse`. */
  readonly path: string;
  /** Pages of one person (an order, a checkout) are not for search engines. */
  readonly index?: boolean;
};

/** For a route's `meta`: `metaFor(matches, {...})`. Without root data (the root loader failed) only the title is known. */
export const metaFor = (
  matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[],
  page: (root: RootData) => PageMeta,
): MetaDescriptor[] => {
  const root = matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
  if (!root) return [{ title: "Storywall" }];
  const { title, description, path, index = true } = page(root);
  const url = `${root.publicUrl}${path}`;
  const common: MetaDescriptor[] = [
    { title },
    { name: "description", content: description },
    { property: "og:site_name", content: "Storywall" },
    { property: "og:type", content: "website" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:locale", content: root.site.locale.replace("-", "_") },
  ];
  if (!index) return [...common, { name: "robots", content: "noindex" }];
  return [
    ...common,
    { name: "robots", content: "index, follow" },
    { tagName: "link", rel: "canonical", href: url },
    ...root.alternates.map((other) => ({
      tagName: "link" as const,
      rel: "alternate",
      hrefLang: other.locale,
      href: `${other.origin}${path}`,
    })),
  ];
};
