import { fieldOf } from "@storywall/domain/parse/fieldOf.ts";
import { errorCodeOf } from "../../../platform/errorCode.ts";

/** Returns true when the database rejected a row because of the unique index or constraint with this name. */
export const isUniqueViolation = (error: unknown, constraint: string): boolean =>
  errorCodeOf(error) === "23505" && fieldOf(error, "constraint") === constraint;
