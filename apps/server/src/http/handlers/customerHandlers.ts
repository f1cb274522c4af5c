import { mapResult } from "../../ports/platform/Result.ts";
import { findCustomers } from "../../usecases/customers/findCustomers.ts";
import { getCustomer } from "../../usecases/customers/getCustomer.ts";
import { listPrivacyRequests } from "../../usecases/customers/listPrivacyRequests.ts";
import type { Shop } from "../../usecases/shop.ts";
import type { Handlers } from "../handler.ts";
import { toCustomer, toCustomerDetail, toPrivacyRequest } from "../wire/owner/customer.ts";

type CustomerCall = "findCustomers" | "getCustomer" | "getPrivacyRequests";

export const customerHandlers = (shop: Shop): Pick<Handlers, CustomerCall> => ({
  findCustomers: async ({ query: { text } }, { actor }) =>
    mapResult(await findCustomers(shop, actor, text), (found) => ({ items: found.map(toCustomer) })),

  getCustomer: async ({ params: { customerId } }, { actor }) =>
    mapResult(await getCustomer(shop, actor, customerId), toCustomerDetail),

  getPrivacyRequests: async (_request, { actor }) =>
    mapResult(await listPrivacyRequests(shop, actor), (requests) => ({
      items: requests.map(toPrivacyRequest),
    })),
});
