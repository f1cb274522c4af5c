import { isLoopbackHost } from "../net/loopback.ts";

const PHOTO_URL = /^https?:\/\/[^\s"'<>\\]+$/i;

/** Matches the host of an http URL without user name; a colon after it must start a port. */
const HTTP_HOST = /^http:\/\/(\[.*?]|[^:/?#@]*)(:\d*)?([/?#]|$)/i;

/**
 * Matches the path of a URL that ends in a file extension other than jpg; group 1 is everything before the
 * extension.
 */
const FILE_EXTENSION = /^(https?:\/\/[^/?#]*\/[^?#]*)\.(?!jpg(?:[?#]|$))[a-z0-9]{1,5}(?=[?#]|$)/i;

const isLoopbackUrl = (url: string): boolean => isLoopbackHost(HTTP_HOST.exec(url)?.[1] ?? "");

/**
 * Returns true if a URL may be the URL of a photo in a design (R4.1): https, or http on this machine only. Anything
 * else, such as a script in a saved design, is rejected.
 */
export const isPhotoUrl = (url: string): boolean =>
  PHOTO_URL.test(url) && (/^https:/i.test(url) || isLoopbackUrl(url));

/**
 * Returns the URL in its stored form (R4.1): https except on loopback, and with the extension jpg in place of any
 * other.
 */
export const normalisePhotoUrl = (url: string): string =>
  (isLoopbackUrl(url) ? url : url.replace(/^http:/i, "https:")).replace(FILE_EXTENSION, "$1.jpg");
