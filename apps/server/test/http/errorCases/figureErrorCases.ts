import type { ErrorCases } from "./errorCaseTypes.ts";

export const figureErrorCases = (): Pick<ErrorCases, "getFigures"> => ({
  getFigures: {
    BAD_REQUEST: async () => ({ query: { site: "ZA", from: "2026-11-24", to: "2026-11-23" } }),
  },
});
