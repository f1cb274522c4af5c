/** One form for one mailbox: case does not matter, as it never does in practice. Only for comparing. */
export const normaliseEmail = (email: string): string => email.trim().normalize("NFKC").toLowerCase();
