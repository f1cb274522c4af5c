import { DESIGN_LINKS } from "@storywall/domain/links/designLink.ts";
import type { PendingLinkPhoto, VisitorDesignKey } from "../../ports/designLinks/DesignLinks.ts";
import { photoUrl } from "../photos/photoUrl.ts";
import type { Shop } from "../shop.ts";

export type ReceivedPhotos = {
  readonly photos: readonly (PendingLinkPhoto & { readonly url: string })[];
  readonly isOpen: boolean;
};

/** The page repeats the request with the ids of these, and gets the next ones. */
const MAX_RECEIVED = 1000;

/**
 * Returns some of the photos that were added through links to a design and that its creator's page has not
 * received. The page sends the ids of those that it has, so photos of a lost answer are returned again. This is
 * not a use of the link: an open page must not extend a link whose code it shows.
 */
export const receiveLinkPhotos = async (
  { repositories: { designLinks }, clock, photosUrl }: Pick<Shop, "repositories" | "clock" | "photosUrl">,
  key: VisitorDesignKey,
  receivedIds: readonly string[],
): Promise<ReceivedPhotos> => {
  const now = clock.now();
  await designLinks.markReceived(key, receivedIds, now);
  const open = await designLinks.listOpen(key, now);
  const photos = (await designLinks.findPendingPhotos(key)).slice(0, MAX_RECEIVED);
  return {
    photos: photos.map((photo) => ({ ...photo, url: photoUrl(photosUrl, photo.assetId) })),
    isOpen: open.some(({ kind }) => DESIGN_LINKS[kind].acceptsPhotos),
  };
};
