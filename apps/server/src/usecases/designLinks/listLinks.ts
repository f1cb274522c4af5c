import type { DesignLink, VisitorDesignKey } from "../../ports/designLinks/DesignLinks.ts";
import type { Shop } from "../shop.ts";

/** The open links that a visitor has made to a design, newest first, with how many photos came by each. */
export const listLinks = async (
  { repositories: { designLinks }, clock }: Pick<Shop, "repositories" | "clock">,
  key: VisitorDesignKey,
): Promise<readonly { readonly link: DesignLink; readonly photosAdded: number }[]> => {
  const open = await designLinks.listOpen(key, clock.now());
  return Promise.all(
    open.map(async (link) => ({ link, photosAdded: (await designLinks.countPhotos(link.id)).added })),
  );
};
