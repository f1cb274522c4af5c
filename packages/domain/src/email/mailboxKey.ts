/** Mail to these domains reaches the same mailbox with and without dots in the name. */
const DOTLESS_DOMAINS: readonly string[] = ["gmail.com", "googlemail.com"];

/**
 * Returns a key that is equal for all addresses of one mailbox: `anna@gmail.com` for `A.Nna+wall@googlemail.com`.
 * The part after a `+` is an alias that the mailbox's owner made up. Only for counting and comparing: mail is sent
 * to the address as typed.
 */
export const toMailboxKey = (email: string): string => {
  const normalised = email.trim().normalize("NFKC").toLowerCase();
  const at = normalised.lastIndexOf("@");
  if (at < 0) return normalised;
  const [name, domain] = [normalised.slice(0, at), normalised.slice(at + 1)];
  // A name that begins with a plus has no name before its alias.
  const base = name.split("+", 1)[0] || name;
  if (!DOTLESS_DOMAINS.includes(domain)) return `${base}@${domain}`;
  return `${base.replaceAll(".", "") || base}@gmail.com`;
};
