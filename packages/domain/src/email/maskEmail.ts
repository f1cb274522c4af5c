/** Returns an address that people who know it recognise and others cannot write to: `t…@example.com`. */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf("@");
  const [first = ""] = email;
  return at < 1 ? "…" : `${first}…${email.slice(at)}`;
};
