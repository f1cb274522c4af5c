/**
 * Everything that staff do and the audit log records, with the words of the log's page. Stored: an action that the shop
 * no longer has stays in the list.
 */
export const AUDIT_ACTIONS = {
  "staff.signedIn": "Signed in",
  "staff.signedOut": "Signed out",
  "staff.recovered": "Came back in with OWNER_PASSWORD",
  "staff.proved": "Confirmed who they are",
  "staff.passwordSet": "Set the shop's password",
  "staff.passwordChanged": "Set a new password",
  "staff.accountChanged": "Changed their account",
  "staff.noticesChosen": "Chose what to hear of by mail",
  "staff.invited": "Invited somebody",
  "staff.invitationWithdrawn": "Withdrew an invitation",
  "staff.joined": "Accepted an invitation",
  "staff.changed": "Changed what somebody may do",
  "staff.signInReset": "Reset how somebody signs in",
  "staff.sessionEnded": "Signed a device out",
  "staff.factorAdded": "Added a second factor",
  "staff.factorRemoved": "Removed a second factor",
  "staff.recoveryCodesRenewed": "Made new recovery codes",
  "order.moved": "Moved an order",
  "order.cancelled": "Cancelled an order",
  "order.refunded": "Gave money back",
  "order.reprinted": "Had a spoilt tile printed again",
  "order.replaced": "Made a replacement",
  "order.replacementMoved": "Moved a replacement",
  "order.parcelCorrected": "Corrected a parcel number",
  "order.addressChanged": "Changed an order's address",
  "order.held": "Held an order back",
  "order.released": "Let an order go on",
  "order.noted": "Wrote a note on an order",
  "order.mailedAgain": "Sent a mail again",
  "batch.closed": "Closed a batch",
  "batch.printed": "Marked a batch as printed",
  "orders.exported": "Exported orders with names",
  "prints.retried": "Had prints made again",
  "prints.approved": "Let a soft print be printed",
  "payment.reviewed": "Settled a payment",
  "message.sent": "Wrote to a shopper",
  "site.changed": "Changed the shop",
  "stock.changed": "Changed what is in stock",
  "art.itemChanged": "Changed a picture of the catalogue",
  "art.setCreated": "Made a set of art",
  "art.setChanged": "Changed a set of art",
  "art.setDeleted": "Deleted a set of art",
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** What an entry of the audit log is about. */
export const AUDIT_SUBJECTS = [
  "staff",
  "order",
  "batch",
  "orders",
  "payment",
  "thread",
  "site",
  "stock item",
  "art item",
  "art set",
] as const;
export type AuditSubjectKind = (typeof AUDIT_SUBJECTS)[number];
