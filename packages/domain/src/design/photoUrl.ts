/**
 * Addresses of stored photos (R4.1): https, http only on this very machine, and ending in jpg. Anything else, such as a
 * script in a saved design, is no photo.
 */
const LOOPBACK_URL = /^http:\/\/(?:[a-z0-9-]+\.)*(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/?#]|$)/i;
const PHOTO_URL = /^https?:\/\/[^\s"'<>\\]+$/i;

/** Whether an address may stand in a design. */
export const isPhotoUrl = (url: string): boolean =>
  PHOTO_URL.test(url) && (/^https:/i.test(url) || LOOPBACK_URL.test(url));

/** R4.1: the address as it is kept: forced to https except on loopback, another ending rewritten to jpg. */
export const normalisePhotoUrl = (url: string): string => {
  const secure = LOOPBACK_URL.test(url) ? url : url.replace(/^http:/i, "https:");
  const [, address = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(secure) ?? [];
  const [, origin = "", path = ""] = /^(https?:\/\/[^/]*)(.*)$/i.exec(address) ?? ["", address, ""];
  return `${origin}${path.replace(/\.(?!jpg$)[a-z0-9]{1,5}$/i, ".jpg")}${rest}`;
};
