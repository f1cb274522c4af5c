/**
 * Returns the form of an email address in which equal mailboxes are equal. Case is ignored: in practice no mail server
 * distinguishes it. For comparing only.
 */
export const normaliseEmail = (email: string): string => email.trim().normalize("NFKC").toLowerCase();
