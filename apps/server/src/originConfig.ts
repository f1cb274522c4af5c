import { isLoopbackHost } from "@storywall/domain/net/loopback.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";

/** Parses scheme, host and port with nothing after them. Returns undefined for any other text. */
export const parseOrigin = (value: string): string | undefined => {
  const url = URL.parse(value);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  return isOrigin ? url.origin : undefined;
};

/** Returns true for https, and for http to this machine. */
export const isSafeOrigin = (origin: string): boolean =>
  origin.startsWith("https:") || isLoopbackHost(new URL(origin).hostname);

/**
 * Returns the origin of the photos: their own, or the shop's when none is set. A host of their own serves photos
 * only.
 */
export const readPhotosUrl = (
  value: string | null,
  publicUrl: string,
  siteHosts: ReadonlyMap<string, SiteCode>,
  issues: string[],
): string => {
  if (value === null) return publicUrl;
  const origin = parseOrigin(value);
  if (origin === undefined) {
    issues.push(
      `PHOTOS_URL=${value} is not an address for photos; it is like https://photos.example, with nothing after the host and port.`,
    );
    return publicUrl;
  }
  if (!isSafeOrigin(origin)) {
    issues.push(`PHOTOS_URL=${value} is not safe: beyond this machine photos are reached by https only.`);
  }
  const { hostname } = new URL(origin);
  if (siteHosts.has(hostname)) {
    issues.push(
      `PHOTOS_URL=${value} is the address of a site in SITE_HOSTS; nothing but photos is shown there.`,
    );
  }
  return origin;
};
