import type { PageContext } from "@storywall/contract/pages.ts";
import type { Crumb } from "../ui/Breadcrumbs.tsx";
import type { JsonLdNode } from "./jsonLd.ts";

/** The way from home to a page, as the page itself shows it. */
export const breadcrumbs = (
  trail: readonly Crumb[],
  { publicUrl }: Pick<PageContext, "publicUrl">,
): JsonLdNode => ({
  "@type": "BreadcrumbList",
  itemListElement: trail.map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: `${publicUrl}${path}`,
  })),
});
