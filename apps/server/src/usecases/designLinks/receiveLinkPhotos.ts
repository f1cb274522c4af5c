import { DESIGN_LINKS } from "@storywall/domain/links/designLink.ts";
import type { PendingLinkPhoto, VisitorDesignKey } from "../../ports/designLinks/DesignLinks.ts";
import { photoUrl } from "../photos/photoUrl.ts";
import type { Shop } from "../shop.ts";

export type ReceivedPhotos = {
  readonly photos: readonly (PendingLinkPhoto & { readonly url: string })[];
  readonly isOpen: boolean;
};

/**
 * Photos that came by links to a design and that its maker's page has not got. It says which it has: an answer that got
 * lost on the way is then given again, and one photo never twice by intent. Asking is no use of a link: a page that is
 * left open does not keep a code on its screen alive.
 */
export const receiveLinkPhotos = async (
  { repositories: { designLinks }, clock, photosUrl }: Pick<Shop, "repositories" | "clock" | "photosUrl">,
  key: VisitorDesignKey,
  receivedIds: readonly string[],
): Promise<ReceivedPhotos> => {
  const now = clock.now();
  await designLinks.markReceived(key, receivedIds, now);
  const open = await designLinks.listOpen(key, now);
  const photos = await designLinks.findPendingPhotos(key);
  return {
    photos: photos.map((photo) => ({ ...photo, url: photoUrl(photosUrl, photo.assetId) })),
    isOpen: open.some(({ kind }) => DESIGN_LINKS[kind].acceptsPhotos),
  };
};
