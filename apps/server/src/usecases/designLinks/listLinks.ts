import type { DesignLink, VisitorDesignKey } from "../../ports/designLinks/DesignLinks.ts";
import type { Shop } from "../shop.ts";

/** Maximum number of links, the newest; each of the others ends by itself. */
const MAX_LISTED = 100;

/**
 * Returns a visitor's open links to a design, newest first, each with the number of photos that were added
 * through it.
 */
export const listLinks = async (
  { repositories: { designLinks }, clock }: Pick<Shop, "repositories" | "clock">,
  key: VisitorDesignKey,
): Promise<readonly { readonly link: DesignLink; readonly photosAdded: number }[]> => {
  const open = await designLinks.listOpen(key, clock.now());
  return Promise.all(
    open
      .slice(0, MAX_LISTED)
      .map(async (link) => ({ link, photosAdded: (await designLinks.countPhotos(link.id)).added })),
  );
};
