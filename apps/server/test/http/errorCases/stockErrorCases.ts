import type { ErrorCases } from "./errorCaseTypes.ts";

export const stockErrorCases = (): Pick<ErrorCases, "getStock" | "setStock"> => ({
  getStock: {},
  setStock: {},
});
