import type { EnvironmentReader } from "./environmentReader.ts";

/**
 * Returns the value of MAIL_URL; null when mails are written to files. The issue does not repeat the value,
 * which may hold a password.
 */
export const readMailUrl = ({ readText, addIssue }: EnvironmentReader): string | null => {
  const url = readText("MAIL_URL");
  if (url !== null && !isMailUrl(url)) {
    addIssue(
      "MAIL_URL is not an address of a mail server; it is like smtp://user:password@mail.example:587, or smtps:// for port 465.",
    );
  }
  return url;
};

const isMailUrl = (value: string): boolean => {
  const url = URL.parse(value);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== "" && /^\/?$/.test(url.pathname);
};
