/** Sends what the database holds as due: mails of the outbox, refunds. */
export type DueSender = {
  /** Starts sending what is due and does not wait for it. Cheap to call often. */
  wake(): void;
  /** Sends all that is due and waits for it. */
  sendDue(): Promise<void>;
};

/** For a process or shop that sends nothing of the kind. */
export const DISABLED_SENDER: DueSender = { wake: () => {}, sendDue: async () => {} };
