import type { ErrorCases } from "./errorCaseTypes.ts";
import type { InputMutators } from "./inputMutators.ts";

export const stockErrorCases = ({
  mutateBody,
}: InputMutators): Pick<ErrorCases, "getStock" | "setStock"> => ({
  getStock: {},
  setStock: { CONFLICT: mutateBody(() => ({ seen: { isOut: true, expectedOn: "2030-01-01" } })) },
});
