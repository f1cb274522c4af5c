import type { EnvironmentReader } from "./environmentReader.ts";

const MIN_PASSWORD_LENGTH = 10;
const MIN_TOKEN_LENGTH = 16;

/** Reads OWNER_PASSWORD; null when there is none. */
export const readOwnerPassword = ({ readText, addIssue }: EnvironmentReader): string | null => {
  const password = readText("OWNER_PASSWORD");
  if (password !== null && password.length < MIN_PASSWORD_LENGTH) {
    addIssue(`OWNER_PASSWORD is too short; please take at least ${MIN_PASSWORD_LENGTH} characters.`);
  }
  return password;
};

/** Reads METRICS_TOKEN; null when there is none. */
export const readMetricsToken = ({ readText, addIssue }: EnvironmentReader): string | null => {
  const token = readText("METRICS_TOKEN");
  if (token !== null && !isHeaderValue(token)) {
    addIssue("METRICS_TOKEN holds what cannot stand in a header; please take letters and digits.");
  } else if (token !== null && token.length < MIN_TOKEN_LENGTH) {
    addIssue(`METRICS_TOKEN is too short; please take at least ${MIN_TOKEN_LENGTH} characters.`);
  }
  return token;
};

/** Returns true when a token can be sent in a header: visible ASCII characters without spaces. */
export const isHeaderValue = (token: string): boolean => /^[\x21-\x7e]+$/.test(token);
