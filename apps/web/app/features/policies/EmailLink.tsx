import { useSite } from "../../lib/api/site.ts";

/** The shop's mailbox, to write to. */
export function EmailLink() {
  const { email_address } = useSite().copy;
  return <a href={`mailto:${email_address}`}>{email_address}</a>;
}
