import type { FakeHandler, FakeReply, FakeRequest } from "../fakeServer.ts";
import type { PaystackLedger, StoredRefund } from "./paystackLedger.ts";
import { findFormatError, type SchemaName, validatedReply } from "./paystackSchemas.ts";
import { createdRefund, listedRefund, verifiedTransaction } from "./replies.ts";

type PaystackHandlerDependencies = {
  readonly ledger: PaystackLedger;
  readonly secretKey: string;
  readonly checkoutUrl: string;
  readonly onRefund: (refund: StoredRefund) => void;
};

/** Handles the calls of Paystack's API that a shop needs, with Paystack's own messages. */
export const createPaystackHandler = ({
  ledger,
  secretKey,
  checkoutUrl,
  onRefund,
}: PaystackHandlerDependencies): FakeHandler => {
  const initialize = ({ body }: FakeRequest): FakeReply => {
    const order = parseBody("TransactionInitialize", body);
    if ("error" in order) return badRequest(order.error);
    const { email, amount, currency = "ZAR", reference, callback_url, metadata } = order.value;
    if (typeof reference !== "string" || !/^[A-Za-z0-9.=-]+$/.test(reference))
      return badRequest("Invalid reference");
    if (typeof email !== "string" || !email.includes("@")) return badRequest("Invalid Email Address Passed");
    const transaction = ledger.begin({
      reference,
      email,
      amount: Number(amount),
      currency: String(currency),
      metadata: metadata ?? "",
      callbackUrl: typeof callback_url === "string" ? callback_url : null,
    });
    if (!transaction) return badRequest("Duplicate Transaction Reference");
    const { accessCode } = transaction;
    return ok("TransactionInitializeResponse", "Authorization URL created", {
      authorization_url: `${checkoutUrl}/${accessCode}`,
      access_code: accessCode,
      reference,
    });
  };

  const verify = (reference: string): FakeReply => {
    const found = ledger.find(reference);
    if (!found) return notFound("Transaction reference not found");
    return ok("VerifyResponse", "Verification successful", verifiedTransaction(found));
  };

  const refund = ({ body }: FakeRequest): FakeReply => {
    const refundRequest = parseBody("RefundCreate", body);
    if ("error" in refundRequest) return badRequest(refundRequest.error);
    const { transaction, amount, merchant_note } = refundRequest.value;
    const paid = ledger.find(String(transaction));
    if (!paid) return notFound("Transaction not found");
    if (paid.status === "reversed") return badRequest("Transaction has been fully reversed");
    if (paid.status !== "success") return badRequest("Transaction is not successful");
    const refundable = ledger.refundableAmountOf(paid);
    const refundAmount = typeof amount === "number" ? amount : paid.paid;
    if (refundAmount <= 0 || refundAmount > refundable)
      return badRequest("Refund amount cannot be more than the amount left");
    const note = typeof merchant_note === "string" ? merchant_note : "";
    const newRefund = ledger.refund(paid, refundAmount, note);
    onRefund(newRefund);
    return ok("RefundCreateResponse", "Refund has been queued for processing", createdRefund(newRefund));
  };

  const listRefunds = ({ query }: FakeRequest): FakeReply => {
    const transaction = query.get("transaction");
    const perPage = Number(query.get("perPage") ?? 50);
    const page = Number(query.get("page") ?? 1);
    const all = ledger.refunds.filter((one) => !transaction || String(one.transaction.id) === transaction);
    const data = all.slice((page - 1) * perPage, page * perPage).map(listedRefund);
    const meta = {
      total: all.length,
      skipped: (page - 1) * perPage,
      perPage: String(perPage),
      page,
      pageCount: Math.max(1, Math.ceil(all.length / perPage)),
      failedRefundCount: all.filter(({ status }) => status === "failed").length,
    };
    return ok("RefundListResponse", "Refunds retrieved", data, { meta });
  };

  const fetchRefund = (id: string): FakeReply => {
    const found = ledger.refunds.find((one) => String(one.id) === id);
    return found
      ? ok("RefundFetchResponse", "Refund retrieved", listedRefund(found))
      : notFound("Refund not found");
  };

  const route = (request: FakeRequest): FakeReply => {
    const { method, path } = request;
    if (request.headers.authorization !== `Bearer ${secretKey}`) return error(401, "Invalid key");
    const last = decodeURIComponent(path.split("/").at(-1) ?? "");
    if (method === "POST" && path === "/transaction/initialize") return initialize(request);
    if (method === "GET" && path.startsWith("/transaction/verify/")) return verify(last);
    if (method === "POST" && path === "/refund") return refund(request);
    if (method === "GET" && path === "/refund") return listRefunds(request);
    if (method === "GET" && path.startsWith("/refund/")) return fetchRefund(last);
    return notFound("Route not found");
  };

  return (request, fault) => {
    if (fault?.kind === "errorBefore") return error(500, "An error occurred");
    const reply = route(request);
    return fault?.kind === "errorAfter" ? error(500, "An error occurred") : reply;
  };
};

const ok = (schema: SchemaName, message: string, data: unknown, more: object = {}): FakeReply => ({
  status: 200,
  body: validatedReply(schema, { status: true, message, data, ...more }),
});

const error = (status: number, message: string): FakeReply => ({
  status,
  body: validatedReply("Error", { status: false, message }),
});

const notFound = (message: string): FakeReply => error(404, message);

const badRequest = (message: string): FakeReply => ({
  status: 400,
  body: validatedReply("TransactionInitializeBadRequestModel", {
    status: false,
    message,
    type: "validation_error",
  }),
});

type ParsedBody = { readonly value: Readonly<Record<string, unknown>> } | { readonly error: string };

const parseBody = (schema: SchemaName, body: string): ParsedBody => {
  const value = JSON.parse(body);
  const formatError = findFormatError(schema, value);
  return formatError === null ? { value } : { error: formatError };
};
