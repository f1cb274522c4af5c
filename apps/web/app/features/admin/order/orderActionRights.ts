import { hasRight, type Right, ROLE_LABELS, STAFF_ROLES } from "@storywall/domain/staff/roles.ts";

/** The right that each action of the order page needs, as checked by its use case. Without it the action is hidden. */
export const ORDER_ACTION_RIGHTS = {
  moveOrder: "prints.work",
  cancelOrder: "refunds.create",
  undoOrderStep: "prints.work",
  undoCancellation: "refunds.create",
  refundOrder: "refunds.create",
  withdrawRefund: "refunds.create",
  retryPrints: "prints.work",
  approvePrint: "prints.work",
  undoPrintApproval: "prints.work",
  askAboutPrint: "prints.work",
  withdrawPrintQuestion: "prints.work",
  downloadPrints: "prints.work",
  reprintTile: "prints.work",
  replaceTiles: "orders.replace",
  moveReplacement: "prints.work",
  cancelReplacement: "orders.replace",
  undoReplacementStep: "prints.work",
  undoReplacement: "orders.replace",
  holdOrder: "prints.work",
  releaseOrder: "prints.work",
  correctParcel: "prints.work",
  correctAddress: "orders.personalData",
  correctEmail: "orders.email",
  addOrderNote: "orders.read",
  mailAgain: "messages.write",
  writeAboutOrder: "messages.write",
  findCustomers: "orders.personalData",
} as const satisfies Readonly<Record<string, Right>>;

export type OrderAction = keyof typeof ORDER_ACTION_RIGHTS;

/** Returns "Owner, Manager, Workshop": the roles that can do it, for staff who cannot. */
export const rolesFor = (action: OrderAction): string =>
  STAFF_ROLES.filter((role) => hasRight(role, ORDER_ACTION_RIGHTS[action]))
    .map((role) => ROLE_LABELS[role])
    .join(", ");
