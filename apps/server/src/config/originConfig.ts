import { isLoopbackHost } from "@storywall/domain/net/loopback.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { EnvironmentReader } from "./environmentReader.ts";

/** Parses scheme, host and port with nothing after them. Returns undefined for any other text. */
const parseOrigin = (value: string): string | undefined => {
  const url = URL.parse(value);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  return isOrigin ? url.origin : undefined;
};

/** Returns true for https, and for http to this machine. */
export const isSafeOrigin = (origin: string): boolean =>
  origin.startsWith("https:") || isLoopbackHost(new URL(origin).hostname);

/** Reads PUBLIC_URL, the origin of the shop. */
export const readPublicUrl = (
  { readText, readSetting, addIssue }: EnvironmentReader,
  port: number,
): string => {
  const publicUrl = readSetting(
    "PUBLIC_URL",
    `http://localhost:${port}`,
    parseOrigin,
    "is not an address of a shop; it is like https://shop.example, with nothing after the host and port",
  );
  if (!isSafeOrigin(publicUrl)) {
    addIssue(`PUBLIC_URL=${publicUrl} is not safe: beyond this machine a shop is reached by https only.`);
  }
  if (port === 0 && readText("PUBLIC_URL") === null) {
    addIssue("PORT=0 takes any free port, so PUBLIC_URL has to say how the world knows the shop.");
  }
  return publicUrl;
};

/**
 * Reads PHOTOS_URL, the origin of the photos; that of the shop when it is not set. A separate host serves
 * photos only.
 */
export const readPhotosUrl = (
  { readText, addIssue }: EnvironmentReader,
  publicUrl: string,
  siteHosts: ReadonlyMap<string, SiteCode>,
): string => {
  const value = readText("PHOTOS_URL");
  if (value === null) return publicUrl;
  const origin = parseOrigin(value);
  if (origin === undefined) {
    addIssue(
      `PHOTOS_URL=${value} is not an address for photos; it is like https://photos.example, with nothing after the host and port.`,
    );
    return publicUrl;
  }
  if (!isSafeOrigin(origin)) {
    addIssue(`PHOTOS_URL=${value} is not safe: beyond this machine photos are reached by https only.`);
  }
  const { hostname } = new URL(origin);
  if (siteHosts.has(hostname)) {
    addIssue(
      `PHOTOS_URL=${value} is the address of a site in SITE_HOSTS; nothing but photos is shown there.`,
    );
  }
  return origin;
};
