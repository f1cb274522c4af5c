import { MAX_PHOTO_BYTES_A_VISITOR, MAX_PHOTOS_A_VISITOR } from "@storywall/domain/photos/photoLimits.ts";
import type { PhotoShares, Sharer } from "../../ports/photos/PhotoShares.ts";
import type { Clock } from "../../ports/platform/Clock.ts";
import { done, type Outcome, refuse } from "../../ports/platform/Outcome.ts";
import type { Visitors } from "../../ports/visitor/Visitors.ts";
import { UPLOAD_LIFETIME_MILLISECONDS } from "./expiry.ts";

/** Who sends a photo, as far as the door knows. */
export type Sender = {
  /** As the request says; only an id that we gave out counts. */
  readonly visitorId: string | null;
  /** A name of the address that is no address. */
  readonly address: string;
  /** As many people as one network may be: an address has so many visitors' worth of a day. */
  readonly visitorsAnAddress: number;
};

export type QuotaParts = {
  readonly shares: PhotoShares;
  readonly visitors: Pick<Visitors, "find">;
  readonly clock: Clock;
};

const sharesOf = (id: string, visitors: number): Sharer => ({
  id,
  mostFiles: MAX_PHOTOS_A_VISITOR * visitors,
  mostBytes: MAX_PHOTO_BYTES_A_VISITOR * visitors,
});

/**
 * Takes the share of an upload: of its visitor's quota, for as long as the photo stays, and of what its address may send in
 * a day, so that new visitors by the dozen give no new disk. A visitor's id is known to their own browser only, so nobody
 * fills another's. Whoever sends without one has one visitor's worth a day for the whole address. Gives the visitor.
 */
export const takeShare = async (
  { shares, visitors, clock }: QuotaParts,
  { visitorId, address, visitorsAnAddress }: Sender,
  { assetId, bytes }: { readonly assetId: string; readonly bytes: number },
): Promise<Outcome<{ readonly uploader: string | null }, "PHOTO_QUOTA_REACHED">> => {
  const visitor = visitorId === null ? undefined : await visitors.find(visitorId);
  const now = clock.now();
  const endsAt = new Date(now.getTime() + UPLOAD_LIFETIME_MILLISECONDS);
  const of = visitor
    ? [sharesOf(visitor.id, 1), sharesOf(`address ${address}`, visitorsAnAddress)]
    : [sharesOf(`nobody at ${address}`, Math.max(1, visitorsAnAddress / VISITORS_AN_ADDRESS))];
  const taken = await shares.take({ assetId, bytes, now, endsAt }, of);
  if (taken.kind === "taken") return done({ uploader: visitor?.id ?? null });
  return taken.sharer === visitor?.id ? OWN_SHARE_IS_FULL : ADDRESS_IS_FULL;
};

/** A family, an office, a school. */
export const VISITORS_AN_ADDRESS = 10;

const OWN_SHARE_IS_FULL = refuse(
  "PHOTO_QUOTA_REACHED",
  `We keep up to ${MAX_PHOTOS_A_VISITOR} photos or ${MAX_PHOTO_BYTES_A_VISITOR / 1e9} GB for each visitor, and yours are all in use. Delete some that you no longer need on our privacy page, then send this one again.`,
);
const ADDRESS_IS_FULL = refuse(
  "PHOTO_QUOTA_REACHED",
  "A great many photos came from your network today. This one stays on your device; please send it again tomorrow.",
);
