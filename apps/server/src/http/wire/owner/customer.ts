import type {
  CustomerDetail,
  Customer as WireCustomer,
  PrivacyRequest as WirePrivacyRequest,
} from "@storywall/contract/schemas/owner/customer.ts";
import type { Customer } from "../../../ports/customers/Customers.ts";
import type { PrivacyRequest } from "../../../ports/privacy/PrivacyRequests.ts";
import type { CustomerView } from "../../../usecases/customers/getCustomer.ts";
import { toOrderRow } from "./orderList.ts";

const toTime = (at: Date | null): string | null => at?.toISOString() ?? null;

export const toCustomer = ({ id, lastOrderAt, totals, ...customer }: Customer): WireCustomer => ({
  ...customer,
  customerId: id,
  lastOrderAt: toTime(lastOrderAt),
  totals: [...totals],
});

export const toPrivacyRequest = ({
  id,
  createdAt,
  sentAt,
  openedAt,
  erasedAt,
  ...request
}: PrivacyRequest): WirePrivacyRequest => ({
  ...request,
  requestId: id,
  createdAt: createdAt.toISOString(),
  sentAt: toTime(sentAt),
  openedAt: toTime(openedAt),
  erasedAt: toTime(erasedAt),
});

export const toCustomerDetail = ({
  customer,
  orders,
  threads,
  subscriptions,
  privacyRequests,
}: CustomerView): CustomerDetail => ({
  customer: toCustomer(customer),
  orders: orders.map(toOrderRow),
  threads: threads.map(({ id, lastAt, ...thread }) => ({
    ...thread,
    threadId: id,
    lastAt: lastAt.toISOString(),
  })),
  subscriptions: subscriptions.map(({ consentedAt, confirmedAt, unsubscribedAt, ...subscription }) => ({
    ...subscription,
    consentedAt: consentedAt.toISOString(),
    confirmedAt: toTime(confirmedAt),
    unsubscribedAt: toTime(unsubscribedAt),
  })),
  privacyRequests: privacyRequests.map(toPrivacyRequest),
});
