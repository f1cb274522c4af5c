/** Sends what the database holds as due: mails of the outbox, refunds. */
export type DueSender = {
  /** Starts sending what is due and does not wait for it. Cheap to call often. */
  wake(): void;
  /** Sends all that is due and waits for it. */
  sendDue(): Promise<void>;
};
