import type { StoredRefund, StoredTransaction } from "./paystackLedger.ts";

const GATEWAY: Readonly<Record<string, string>> = {
  success: "Approved",
  reversed: "Approved",
  abandoned: "The transaction was not completed",
  failed: "Declined",
};

const customerOf = ({ email }: StoredTransaction) => ({
  id: 293_011_240,
  first_name: null,
  last_name: null,
  email,
  customer_code: "CUS_1psdefg9lpf4c9q",
  phone: null,
  metadata: null,
  risk_action: "default",
  international_format_phone: null,
});

/** Returns a transaction as `verify` replies it and as the event `charge.success` contains it. */
export const verifiedTransaction = (transaction: StoredTransaction) => {
  const { id, reference, amount, currency, metadata, status, paidAt, createdAt, paid } = transaction;
  const isPaid = paidAt !== null;
  const times = { paid: paidAt?.toISOString() ?? null, created: createdAt.toISOString() };
  return {
    id,
    domain: "test",
    status,
    reference,
    receipt_number: null,
    amount: isPaid ? paid : amount,
    message: null,
    gateway_response: GATEWAY[status] ?? "Pending",
    paid_at: times.paid,
    created_at: times.created,
    channel: "card",
    currency,
    ip_address: "197.90.0.1",
    metadata,
    log: null,
    fees: isPaid ? Math.round(paid * 0.029) + 100 : null,
    fees_split: null,
    authorization: isPaid
      ? {
          authorization_code: "AUTH_ahisucjkru",
          bin: "408408",
          last4: "4081",
          exp_month: "12",
          exp_year: "2030",
          channel: "card",
          card_type: "visa ",
          bank: "TEST BANK",
          country_code: "ZA",
          brand: "visa",
          reusable: true,
          signature: "SIG_yEXu7dLBeqG0kU7g95Ke",
          account_name: null,
        }
      : {},
    customer: customerOf(transaction),
    plan: null,
    split: {},
    order_id: null,
    paidAt: times.paid,
    createdAt: times.created,
    requested_amount: amount,
    pos_transaction_data: null,
    source: null,
    fees_breakdown: null,
    connect: null,
    transaction_date: times.created,
    plan_object: {},
    subaccount: {},
  };
};

/** Returns a refund as in the reply to its creation. */
export const createdRefund = ({
  id,
  transaction,
  amount,
  merchantNote,
  createdAt,
  status,
}: StoredRefund) => ({
  transaction: {
    id: transaction.id,
    domain: "test",
    reference: transaction.reference,
    amount: transaction.paid,
    paid_at: transaction.paidAt?.toISOString() ?? "",
    channel: "card",
    currency: transaction.currency,
    authorization: { exp_month: null, exp_year: null, account_name: null },
    customer: { international_format_phone: null },
    plan: {},
    subaccount: { currency: null },
    split: {},
    order_id: null,
    paidAt: transaction.paidAt?.toISOString() ?? "",
    pos_transaction_data: null,
    source: null,
    fees_breakdown: null,
  },
  integration: 412_829,
  deducted_amount: 0,
  channel: null,
  merchant_note: merchantNote,
  customer_note: "Refund for transaction",
  status,
  refunded_by: "owner@shop.example",
  expected_at: createdAt.toISOString(),
  currency: transaction.currency,
  domain: "test",
  amount,
  fully_deducted: false,
  id,
  createdAt: createdAt.toISOString(),
  updatedAt: createdAt.toISOString(),
});

/** Returns a refund as in a list, or fetched by its id. */
export const listedRefund = ({ id, transaction, amount, merchantNote, createdAt, status }: StoredRefund) => ({
  integration: 412_829,
  transaction: transaction.id,
  dispute: null,
  settlement: null,
  id,
  domain: "test",
  currency: transaction.currency,
  amount,
  status,
  refunded_at: null,
  refunded_by: "owner@shop.example",
  customer_note: "Refund for transaction",
  merchant_note: merchantNote,
  deducted_amount: status === "processed" ? amount : 0,
  fully_deducted: status === "processed" ? 1 : 0,
  createdAt: createdAt.toISOString(),
  bank_reference: null,
  transaction_reference: transaction.reference,
  reason: status.toUpperCase(),
  customer: {
    ...customerOf(transaction),
    first_name: "",
    last_name: "",
    phone: "",
    metadata: "",
    international_format_phone: "",
  },
  refund_type: amount === transaction.paid ? "full" : "partial",
  transaction_amount: transaction.paid,
  initiated_by: "owner@shop.example",
  refund_channel: "card",
  session_id: null,
  collect_account_number: false,
});

export type PaystackEvent = { readonly event: string; readonly data: object };

export const chargeEvent = (transaction: StoredTransaction): PaystackEvent => ({
  event: "charge.success",
  data: verifiedTransaction(transaction),
});

/** Returns the event of a refund. Its amount is a string: https://paystack.com/docs/payments/refunds */
export const refundEvent = ({ id, transaction, amount, status }: StoredRefund): PaystackEvent => ({
  event: `refund.${status}`,
  data: {
    status,
    transaction_reference: transaction.reference,
    refund_reference: status === "processed" ? String(id) : null,
    amount: String(amount),
    currency: transaction.currency,
    processor: "mpgs_zen",
    customer: { first_name: "", last_name: "", email: transaction.email },
    integration: 412_829,
    domain: "test",
  },
});
