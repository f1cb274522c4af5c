import type { ErrorCases } from "./errorCaseTypes.ts";

export const customerErrorCases = (): Pick<
  ErrorCases,
  "findCustomers" | "getCustomer" | "getPrivacyRequests"
> => ({
  findCustomers: {},
  getCustomer: { NOT_FOUND: async () => ({ params: { customerId: "0".repeat(32) } }) },
  getPrivacyRequests: {},
});
