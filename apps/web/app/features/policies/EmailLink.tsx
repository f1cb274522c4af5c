import { useSite } from "../../lib/api/site.ts";

/** A link to write to the shop's email address. */
export function EmailLink() {
  const { email_address } = useSite().copy;
  return <a href={`mailto:${email_address}`}>{email_address}</a>;
}
