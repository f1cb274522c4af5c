import { randomBytes } from "node:crypto";

/** https://paystack.com/docs/payments/verify-payments/#transaction-statuses */
export type TransactionStatus =
  | "abandoned"
  | "failed"
  | "ongoing"
  | "pending"
  | "processing"
  | "queued"
  | "reversed"
  | "success";

export type StoredTransaction = {
  readonly id: number;
  readonly reference: string;
  readonly accessCode: string;
  readonly email: string;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: unknown;
  readonly callbackUrl: string | null;
  readonly createdAt: Date;
  status: TransactionStatus;
  paidAt: Date | null;
  /** The amount that was paid, which may differ from the requested one (minor units). */
  paid: number;
};

export type StoredRefund = {
  readonly id: number;
  readonly transaction: StoredTransaction;
  readonly amount: number;
  readonly merchantNote: string;
  readonly createdAt: Date;
  status: "pending" | "processing" | "processed" | "failed";
};

type NewTransaction = Pick<
  StoredTransaction,
  "reference" | "email" | "amount" | "currency" | "metadata" | "callbackUrl"
>;

/** Creates the transactions and refunds of one Paystack account. */
export const createPaystackLedger = (now: () => Date) => {
  const transactions: StoredTransaction[] = [];
  const refunds: StoredRefund[] = [];
  let lastId = 4_099_260_516;
  const nextId = () => ++lastId;

  const find = (reference: string): StoredTransaction | undefined =>
    transactions.find((one) => one.reference === reference);

  return {
    transactions: transactions as readonly StoredTransaction[],
    refunds: refunds as readonly StoredRefund[],
    find,

    /** Creates a transaction; undefined when its reference has been used before. */
    begin: (order: NewTransaction): StoredTransaction | undefined => {
      if (find(order.reference)) return undefined;
      const transaction: StoredTransaction = {
        ...order,
        id: nextId(),
        accessCode: randomBytes(8).toString("hex").slice(0, 15),
        createdAt: now(),
        // Paystack's status from the start until the shopper completes the payment.
        status: "abandoned",
        paidAt: null,
        paid: 0,
      };
      transactions.push(transaction);
      return transaction;
    },

    refundableAmountOf: (transaction: StoredTransaction): number =>
      refunds.reduce(
        (remaining, one) =>
          one.transaction === transaction && one.status !== "failed" ? remaining - one.amount : remaining,
        transaction.paid,
      ),

    refund: (transaction: StoredTransaction, amount: number, merchantNote: string): StoredRefund => {
      const refund: StoredRefund = {
        id: nextId(),
        transaction,
        amount,
        merchantNote,
        createdAt: now(),
        status: "pending",
      };
      refunds.push(refund);
      return refund;
    },
  };
};

export type PaystackLedger = ReturnType<typeof createPaystackLedger>;
