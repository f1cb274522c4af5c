export type MailAddress = {
  /** Shown beside the address; may be empty. */
  readonly name: string;
  readonly address: string;
};

/** One mail as it goes out. Whoever writes it has made sure that no field but the bodies holds a line break. */
export type OutgoingMail = {
  /** With its angle brackets. The same over retries, so that a mail which arrives twice can be known as one. */
  readonly messageId: string;
  /** When it was written, over retries too. */
  readonly date: Date;
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where RFC 8058 lets mail programs unsubscribe; in marketing only, and in all of it. */
  readonly unsubscribeUrl?: string;
};

/** What became of a mail. A fault is for the log: a code and never an address. */
export type MailResult =
  | { readonly kind: "sent" }
  /** Nobody takes mails now; the next one would fare no better. */
  | { readonly kind: "unavailable"; readonly fault: string }
  /** This mail is not taken now; others may be. */
  | { readonly kind: "deferred"; readonly fault: string }
  /** This mail is not taken, and trying again soon is rude. */
  | { readonly kind: "rejected"; readonly fault: string };

/** Takes a mail off our hands. */
export type MailTransport = {
  /** Never rejects; answers within two minutes. To an address that is not one mailbox nothing goes out. */
  send(mail: OutgoingMail): Promise<MailResult>;
  /** Lets a mail that is on its way arrive, within seconds, and takes no other. */
  close(): Promise<void>;
};

/** The headers beside those that every mail has; null when one of them would not be what it says. */
export const buildExtraHeaders = ({
  unsubscribeUrl,
}: OutgoingMail): Readonly<Record<string, string>> | null => {
  // Nobody's holiday notice answers us.
  const headers = { "Auto-Submitted": "auto-generated" };
  if (unsubscribeUrl === undefined) return headers;
  // Neither a line break, nor what ends the address and begins another, nor a comma of a list.
  if (!/^https?:\/\/[\w.:[\]-]+\/[\w./-]+$/.test(unsubscribeUrl)) return null;
  return {
    ...headers,
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
};

/**
 * One mailbox and nothing else: no second address, no name, no quotes, nothing that ends a header or an SMTP command. Mail
 * libraries read lists out of such a text and send to all of them.
 */
export const isMailAddress = (address: string): boolean =>
  address.length <= 254 && /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+$/u.test(address);
