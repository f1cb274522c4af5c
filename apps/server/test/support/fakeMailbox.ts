import type { MailResult, MailTransport, OutgoingMail } from "../../src/ports/mails/MailTransport.ts";

/** A mail server in memory, which can be down or say no. */
export type FakeMailbox = MailTransport & {
  readonly mails: readonly OutgoingMail[];
  /** Mails to this address, oldest first. */
  readonly to: (address: string) => readonly OutgoingMail[];
  /** What it answers from now on; null: takes every mail. */
  setResult: (result: Exclude<MailResult, { kind: "sent" }> | null) => void;
};

export const createFakeMailbox = (): FakeMailbox => {
  const mails: OutgoingMail[] = [];
  let forcedResult: MailResult | null = null;
  return {
    mails,
    to: (address) => mails.filter((mail) => mail.to.address === address),
    setResult: (result) => {
      forcedResult = result;
    },
    send: async (mail) => {
      if (forcedResult) return forcedResult;
      mails.push(mail);
      return { kind: "sent" };
    },
    close: async () => {},
  };
};
