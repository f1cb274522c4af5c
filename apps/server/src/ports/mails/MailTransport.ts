type MailAddress = {
  /** Display name; may be empty. */
  readonly name: string;
  readonly address: string;
};

/** A mail that is ready to send. Its creator makes sure that only the bodies hold line breaks. */
export type OutgoingMail = {
  /** Message-ID with angle brackets. The same for all attempts, so that mail programs can drop a duplicate. */
  readonly messageId: string;
  /** When the mail was created; the same for all attempts. */
  readonly date: Date;
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** One-click unsubscribe address (RFC 8058). Present in all marketing mails and in no other. */
  readonly unsubscribeUrl?: string;
};

/** Result of sending one mail. `error` is a code for the log and never holds an address. */
export type MailResult =
  | { readonly kind: "sent" }
  /** The server accepts no mails now, so the next mail would fail too. */
  | { readonly kind: "unavailable"; readonly error: string }
  /** The server does not accept this mail now. Other mails may succeed. */
  | { readonly kind: "deferred"; readonly error: string }
  /** The server rejected this mail for good. Do not retry soon. */
  | { readonly kind: "rejected"; readonly error: string };

/** Sends mails. */
export type MailTransport = {
  /**
   * Sends a mail. Never rejects; resolves within two minutes. Sends nothing when the recipient is not exactly one
   * mailbox.
   */
  send(mail: OutgoingMail): Promise<MailResult>;
  /** Waits some seconds for mails that are being sent. Later calls of `send` fail. */
  close(): Promise<void>;
};

/** Returns the headers that not every mail has. Returns null when a value could break out of its header. */
export const buildExtraHeaders = ({
  unsubscribeUrl,
}: OutgoingMail): Readonly<Record<string, string>> | null => {
  // Stops vacation notices and other automatic replies.
  const headers = { "Auto-Submitted": "auto-generated" };
  if (unsubscribeUrl === undefined) return headers;
  // Rejects line breaks, characters that end the address and begin another, and commas of a list.
  if (!/^https?:\/\/[\w.:[\]-]+\/[\w./-]+$/.test(unsubscribeUrl)) return null;
  return {
    ...headers,
    "List-Unsubscribe": `<${unsubscribeUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
};

/**
 * Returns true for exactly one mailbox: no second address, no name, no quotes, nothing that ends a header or an SMTP
 * command. Mail libraries parse such a text as a list and send to every address in it.
 */
export const isMailAddress = (address: string): boolean =>
  address.length <= 254 && /^[^\s\p{C}@<>()[\]\\,;:"]+@[^\s\p{C}@<>()[\]\\,;:"]+$/u.test(address);
