/** Sends what is due in the database: mails of the outbox, or refunds. */
export type DueSender = {
  /** Starts sending what is due and does not wait for it. Cheap to call often. */
  wake(): void;
  /** Sends all that is due and waits for it. */
  sendDue(): Promise<void>;
};

/** Sender for a process or shop that sends nothing of this kind. */
export const DISABLED_SENDER: DueSender = { wake: () => {}, sendDue: async () => {} };
