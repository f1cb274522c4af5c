import type { MailResult, MailTransport, OutgoingMail } from "../../src/ports/mails/MailTransport.ts";

/** A mail transport in memory that can be set to fail. */
export type FakeMailbox = MailTransport & {
  readonly mails: readonly OutgoingMail[];
  /** Returns the mails to this address, oldest first. */
  readonly to: (address: string) => readonly OutgoingMail[];
  /** Sets the result of every mail from now on; null accepts mails. */
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
