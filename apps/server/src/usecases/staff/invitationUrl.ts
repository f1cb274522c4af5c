import { STAFF_SITE } from "../mails/staffSite.ts";
import type { OriginOf } from "../originOf.ts";

/**
 * Returns the address on which an invited person sets a password. It is secret: the invitation requires nothing
 * else.
 */
export const invitationUrl = (originOf: OriginOf, token: string): string =>
  `${originOf(STAFF_SITE)}/admin/invitation/${token}`;
