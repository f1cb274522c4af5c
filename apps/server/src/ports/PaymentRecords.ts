import type { PaymentFact, PaymentProvider } from "./Payments.ts";

/** What we remember of a payment, to find it again; how it stands is the provider's to say. */
export type PaymentRecord = Omit<PaymentFact, "clientSecret"> & {
  readonly createdAt: Date;
  /** Why a person must look at it: money came that fits no quote. */
  readonly needsReview: string | null;
};

export type ProviderEvent = {
  readonly provider: PaymentProvider;
  readonly eventId: string;
  readonly paymentId: string;
  readonly kind: string;
  readonly receivedAt: Date;
};

export type PaymentRecords = {
  find(id: string): Promise<PaymentRecord | undefined>;
  /** The checkout's payment that is not canceled; there is at most one. */
  findOfCheckout(checkoutId: string): Promise<PaymentRecord | undefined>;
  /** How many payments the checkout has ever had. */
  countOfCheckout(checkoutId: string): Promise<number>;
  /**
   * Remembers what the provider says now. A second payment of a checkout beside one that is not canceled is refused by
   * the database: `anotherIsOpen`.
   */
  save(fact: PaymentFact, now: Date): Promise<"saved" | "anotherIsOpen">;
  markForReview(id: string, reason: string): Promise<void>;
  /** Payments without an order that are due to be asked about, the longest waiting first. */
  findUnfinished(now: Date, limit: number): Promise<readonly PaymentRecord[]>;
  /** Not before that time is it due again. */
  askAgain(id: string, at: Date): Promise<void>;
  /** False when that event was there already: each counts once. */
  insertEvent(event: ProviderEvent): Promise<boolean>;
  markEventDone(provider: PaymentProvider, eventId: string, now: Date): Promise<void>;
  findEventsToDo(limit: number): Promise<readonly ProviderEvent[]>;
};
