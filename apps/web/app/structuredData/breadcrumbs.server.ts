import type { PageContext } from "@storywall/contract/pages.ts";
import type { Crumb } from "../ui/Breadcrumbs.tsx";
import type { JsonLdNode } from "./jsonLd.ts";

/** Returns the breadcrumbs from the home page to a page, as the page itself shows them. */
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
