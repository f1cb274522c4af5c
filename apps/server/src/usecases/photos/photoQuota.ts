import { MAX_PHOTO_BYTES_PER_VISITOR, MAX_PHOTOS_PER_VISITOR } from "@storywall/domain/photos/photoLimits.ts";
import type { QuotaHolder, UploadReservations } from "../../ports/photos/UploadReservations.ts";
import type { Clock } from "../../ports/platform/Clock.ts";
import { type Err, err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Visitors } from "../../ports/visitor/Visitors.ts";
import { UPLOAD_TTL_MS } from "./uploadExpiry.ts";

/** Sender of a photo, as far as the HTTP request identifies them. */
export type UploadSender = {
  /** Visitor id of the request; it counts only if the shop issued it. */
  readonly visitorId: string | null;
  /** Pseudonym of the IP address. */
  readonly address: string;
  /** Number of visitors who may share one address: it may send that many quotas a day. */
  readonly visitorsPerAddress: number;
};

/** The sender of work that no request waits for. */
export const SHOP_SENDER = "shop";

export type QuotaDependencies = {
  readonly reservations: UploadReservations;
  readonly visitors: Pick<Visitors, "find">;
  readonly clock: Clock;
};

const quotaHolderOf = (id: string, visitors: number): QuotaHolder => ({
  id,
  maxFiles: MAX_PHOTOS_PER_VISITOR * visitors,
  maxBytes: MAX_PHOTO_BYTES_PER_VISITOR * visitors,
});

/**
 * Reserves the quota of an upload: of its visitor, for as long as the photo is stored, and of its address, for a day,
 * so that dozens of new visitor ids cannot fill the disk. Only the visitor's own browser knows their id, so no other
 * visitor can use up their quota. All senders of an address without a visitor id share the daily quota of one visitor.
 * Returns the visitor as the uploader.
 */
export const reserveQuota = async (
  { reservations, visitors, clock }: QuotaDependencies,
  { visitorId, address, visitorsPerAddress }: UploadSender,
  { assetId, bytes }: { readonly assetId: string; readonly bytes: number },
): Promise<Result<{ readonly visitorId: string | null }, "PHOTO_QUOTA_REACHED">> => {
  const visitor = visitorId === null ? undefined : await visitors.find(visitorId);
  const now = clock.now();
  const endsAt = new Date(now.getTime() + UPLOAD_TTL_MS);
  const holders = visitor
    ? [quotaHolderOf(visitor.id, 1), quotaHolderOf(`address ${address}`, visitorsPerAddress)]
    : [quotaHolderOf(`nobody at ${address}`, Math.max(1, visitorsPerAddress / VISITORS_PER_ADDRESS))];
  const reservation = await reservations.reserve({ assetId, bytes, now, endsAt }, holders);
  if (reservation.kind === "reserved") return ok({ visitorId: visitor?.id ?? null });
  return quotaReached(reservation.holderId === visitor?.id);
};

/** Visitors that may share one address: a family, an office, a school. */
export const VISITORS_PER_ADDRESS = 10;

export type PhotoQuotaError = Err<"PHOTO_QUOTA_REACHED">;

/** Returns the error for a photo when the visitor (or else the address) has no quota left. */
export const quotaReached = (isOfVisitor: boolean): PhotoQuotaError =>
  isOfVisitor ? VISITOR_QUOTA_REACHED : ADDRESS_QUOTA_REACHED;

const VISITOR_QUOTA_REACHED = err(
  "PHOTO_QUOTA_REACHED",
  `We store up to ${MAX_PHOTOS_PER_VISITOR} photos or ${MAX_PHOTO_BYTES_PER_VISITOR / 1e9} GB for each visitor, our copies included, and you've reached that limit. Delete some you no longer need on our privacy page, then send this one again.`,
);
const ADDRESS_QUOTA_REACHED = err(
  "PHOTO_QUOTA_REACHED",
  "We've received a lot of photos from your network today. This one stays on your device; please send it again tomorrow.",
);
/** Error for a photo whose master is one too many within a few minutes: small files that are large images. */
export const STORED_TOO_FAST: PhotoQuotaError = err(
  "PHOTO_QUOTA_REACHED",
  "That's a lot of large photos from your network at once. Please send this one again in ten minutes.",
);
