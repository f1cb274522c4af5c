import type { Mail, MailResult, OutgoingMail } from "../../src/ports/mails/Mail.ts";

/** A mail server in memory, which can be down or say no. */
export type Mailbox = Mail & {
  readonly mails: readonly OutgoingMail[];
  /** Mails to this address, oldest first. */
  readonly to: (address: string) => readonly OutgoingMail[];
  /** What it answers from now on; null: takes every mail. */
  answer: (result: Exclude<MailResult, { kind: "sent" }> | null) => void;
};

export const createMailbox = (): Mailbox => {
  const mails: OutgoingMail[] = [];
  let refusal: MailResult | null = null;
  return {
    mails,
    to: (address) => mails.filter((mail) => mail.to.address === address),
    answer: (result) => {
      refusal = result;
    },
    send: async (mail) => {
      if (refusal) return refusal;
      mails.push(mail);
      return { kind: "sent" };
    },
    close: async () => {},
  };
};
