import type { ErrorCases } from "./errorCaseTypes.ts";
import type { InputMutators } from "./inputMutators.ts";

export const privacyErrorCases = ({
  mutateBody,
  newShopper,
  withUnknownLink,
}: InputMutators): Pick<
  ErrorCases,
  | "getKeptData"
  | "deleteKeptData"
  | "deleteKeptPhoto"
  | "requestKeptData"
  | "openDataRequest"
  | "deleteRequestedData"
> => ({
  getKeptData: {},
  deleteKeptData: {},
  deleteKeptPhoto: { NOT_FOUND: mutateBody(async () => ({ userId: await newShopper().visit() })) },
  requestKeptData: {},
  openDataRequest: { NOT_FOUND: withUnknownLink },
  deleteRequestedData: { NOT_FOUND: withUnknownLink },
});
