/** Mail hosts that most shoppers of our countries use. */
const COMMON_HOSTS: readonly string[] = [
  "gmail.com",
  "googlemail.com",
  "yahoo.com",
  "yahoo.co.za",
  "yahoo.com.au",
  "outlook.com",
  "outlook.com.au",
  "hotmail.com",
  "hotmail.com.au",
  "live.com",
  "live.com.au",
  "live.co.za",
  "icloud.com",
  "protonmail.com",
  "mweb.co.za",
  "telkomsa.net",
  "vodamail.co.za",
  "webmail.co.za",
  "absamail.co.za",
  "iafrica.com",
  "bigpond.com",
  "bigpond.net.au",
  "optusnet.com.au",
  "iinet.net.au",
];

/** Hosts that exist although they are one letter away from a common one. */
const OTHER_HOSTS: ReadonlySet<string> = new Set([
  "mail.com",
  "ymail.com",
  "email.com",
  "gmx.com",
  "me.com",
  "mac.com",
  "aol.com",
  "msn.com",
  "proton.me",
  "hotmail.co.za",
  "outlook.co.za",
]);

/**
 * Hosts of other countries, such as live.co.uk, often differ from ours only in the ending; they are no typing
 * errors.
 */
const OTHER_COUNTRY = /\.(?:uk|nz|ie|us|ca|in|de|fr|nl|it|es|pt|br|jp|na|bw|zw|sz|ls|mz|ke|ng)$/;

/** Endings that no host has, each with the one that was meant. */
const ENDINGS: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/\.(?:con|cmo|ocm|vom|xom|comm|cpm|coom)$/, ".com"],
  [/\.(?:coza|co\.zaa|co\.az|c\.za|cp\.za)$/, ".co.za"],
  [/\.(?:comau|com\.ua|con\.au|com\.aua|cm\.au)$/, ".com.au"],
];

/** Minimum length of a host in which two letters may differ; shorter hosts would be mistaken for each other. */
const LONG_HOST_LENGTH = 9;

/**
 * Returns the address that was probably meant when its host has a typing error: `thandi@gmail.com` for
 * `thandi@gmial.com`. Null when it finds no error. It is only a question to the shopper, never an error message: any
 * host may exist.
 */
export const suggestEmail = (typed: string): string | null => {
  const address = typed.trim();
  const at = address.lastIndexOf("@");
  const host = address.slice(at + 1).toLowerCase();
  if (at < 1 || !host.includes(".")) return null;
  const meant = findMeantHost(host);
  return meant === null ? null : `${address.slice(0, at)}@${meant}`;
};

const findMeantHost = (host: string): string | null => {
  if (COMMON_HOSTS.includes(host) || OTHER_HOSTS.has(host) || OTHER_COUNTRY.test(host)) return null;
  const ending = ENDINGS.find(([wrong]) => wrong.test(host));
  const mended = ending ? host.replace(ending[0], ending[1]) : host;
  const [nearest] = COMMON_HOSTS.map((known) => ({ known, distance: editDistance(mended, known) }))
    .filter(({ known, distance }) => distance <= allowedDistance(mended, known))
    .sort((a, b) => a.distance - b.distance);
  return nearest?.known ?? (ending ? mended : null);
};

const allowedDistance = (host: string, known: string): number =>
  known.length >= LONG_HOST_LENGTH && host[0] === known[0] ? 2 : 1;

/** Returns the number of letters to add, remove, change or swap with their neighbour (optimal string alignment). */
const editDistance = (from: string, to: string): number => {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          row > 1 && column > 1 && isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
};
