/**
 * Returns an address in a form that people who know it recognise, but that others cannot write to: `t…@example.com`.
 */
export const maskEmail = (email: string): string => {
  const at = email.lastIndexOf("@");
  const [first = ""] = email;
  return at < 1 ? "…" : `${first}…${email.slice(at)}`;
};
