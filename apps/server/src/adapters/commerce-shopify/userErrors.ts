import { HostRejectedError } from "../../ports/commerce/CommerceHost.ts";

type UserErrors = readonly { readonly field?: readonly string[] | null; readonly message: string }[];

/** Returns the errors of a mutation as one sentence for the staff; undefined when there are none. */
export const describeUserErrors = (errors: UserErrors): string | undefined =>
  errors.length === 0
    ? undefined
    : errors.map(({ field, message }) => (field ? `${field.join(".")}: ${message}` : message)).join("; ");

/** Returns what a mutation made. @throws HostRejectedError with its user errors when it made nothing. */
export const requireMutationResult = <Made>(
  what: string,
  made: Made | null | undefined,
  errors: UserErrors,
): Made => {
  const description = describeUserErrors(errors);
  if (made === null || made === undefined || description !== undefined) {
    throw new HostRejectedError(`Shopify made no ${what}: ${description ?? "it gave no reason"}`);
  }
  return made;
};
