import { createHmac } from "node:crypto";
import { createEventOutbox, type EventOutbox, type SignedEvent } from "../eventOutbox.ts";
import { startFakeServer } from "../fakeServer.ts";
import { createFaults, type Faults } from "../faults.ts";
import { createPaystackHandler } from "./paystackHandler.ts";
import {
  createPaystackLedger,
  type StoredRefund,
  type StoredTransaction,
  type TransactionStatus,
} from "./paystackLedger.ts";
import { chargeEvent, type PaystackEvent, refundEvent } from "./replies.ts";

export type FakePaystack = {
  /** Origin of the API. */
  readonly url: string;
  readonly secretKey: string;
  readonly publicKey: string;
  readonly faults: Faults;
  readonly events: EventOutbox<PaystackEvent>;
  readonly transactions: readonly StoredTransaction[];
  readonly refunds: readonly StoredRefund[];
  /**
   * Pays as a shopper in Paystack's window, which the access code opens. `paid` is the amount, if it is only a part.
   */
  readonly pay: (accessCode: string, paid?: number) => StoredTransaction;
  /** Sets another status that a transaction may get in that window. */
  readonly setStatus: (
    accessCode: string,
    status: Exclude<TransactionStatus, "success">,
  ) => StoredTransaction;
  /** Completes a refund: the bank has processed it, or it has failed. */
  readonly settleRefund: (id: string, status: "processed" | "failed") => void;
  /** Returns a signed event whose body the test provides. */
  readonly sign: (body: string, options?: { readonly secret?: string }) => SignedEvent;
  readonly close: () => Promise<void>;
};

type FakePaystackOptions = {
  readonly faults?: Faults;
  readonly now?: () => Date;
  /** Sends an event to the shop's webhook and returns the status of the reply. */
  readonly send?: (event: SignedEvent) => Promise<number>;
  readonly secretKey?: string;
  readonly port?: number;
};

/** Starts a fake Paystack on this machine: with state, in the real format, with faults on demand. */
export const startFakePaystack = async ({
  faults = createFaults(),
  now = () => new Date(),
  send = async () => 200,
  secretKey = "sk_test_3f1c9a7b5d2e4860",
  port = 0,
}: FakePaystackOptions = {}): Promise<FakePaystack> => {
  const ledger = createPaystackLedger(now);

  const sign: FakePaystack["sign"] = (body, { secret = secretKey } = {}) => {
    const signature = createHmac("sha512", secret).update(body).digest("hex");
    return { body, headers: { "content-type": "application/json", "x-paystack-signature": signature } };
  };
  const events = createEventOutbox<PaystackEvent>(
    faults,
    (event, isForged) => sign(JSON.stringify(event), isForged ? { secret: "sk_test_of_somebody_else" } : {}),
    send,
  );

  const findUnpaid = (accessCode: string): StoredTransaction => {
    const found = ledger.transactions.find((one) => one.accessCode === accessCode);
    if (!found) throw new Error(`Cannot find a transaction with the access code ${accessCode}.`);
    if (found.status === "success" || found.status === "reversed")
      throw new Error("Cannot pay a transaction twice.");
    return found;
  };

  const server = await startFakeServer(
    createPaystackHandler({
      ledger,
      secretKey,
      checkoutUrl: "https://checkout.paystack.com",
      onRefund: (refund) => events.add(refundEvent(refund)),
    }),
    faults,
    port,
  );

  return {
    url: server.url,
    secretKey,
    publicKey: "pk_test_0b6e2d8c4a915f73",
    faults,
    events,
    transactions: ledger.transactions,
    refunds: ledger.refunds,
    sign,
    pay: (accessCode, paid) => {
      const transaction = findUnpaid(accessCode);
      Object.assign(transaction, { status: "success", paidAt: now(), paid: paid ?? transaction.amount });
      events.add(chargeEvent(transaction));
      return transaction;
    },
    setStatus: (accessCode, status) => Object.assign(findUnpaid(accessCode), { status }),
    settleRefund: (id, status) => {
      const refund = ledger.refunds.find((one) => String(one.id) === id);
      if (!refund) throw new Error(`Cannot find the refund ${id}.`);
      refund.status = status;
      if (status === "processed" && ledger.refundableAmountOf(refund.transaction) === 0) {
        refund.transaction.status = "reversed";
      }
      events.add(refundEvent(refund));
    },
    close: server.close,
  };
};
