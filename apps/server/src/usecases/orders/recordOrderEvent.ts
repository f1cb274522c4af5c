import type { AuditAction } from "@storywall/domain/staff/auditActions.ts";
import type { OrderEventKind } from "../../ports/orders/OrderEvents.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";

type NewOrderEvent = {
  readonly kind: OrderEventKind;
  readonly actor: StaffActor;
  /** A sentence for the shop. Never contains an address or a text of the shopper. */
  readonly text: string | null;
  /** Reason that the person gave; absent when none was asked for. */
  readonly reason?: string;
  /** Details for the audit log only, such as an amount. */
  readonly details?: object;
  /** Idempotency key, the same for each attempt of one request; absent when the event cannot arrive twice. */
  readonly id?: string | undefined;
};

const AUDIT_ACTION_BY_KIND = {
  reprinted: "order.reprinted",
  replacement_made: "order.replaced",
  replacement_moved: "order.replacementMoved",
  parcel_corrected: "order.parcelCorrected",
  address_changed: "order.addressChanged",
  email_changed: "order.emailChanged",
  held: "order.held",
  released: "order.released",
  noted: "order.noted",
  mailed_again: "order.mailedAgain",
  print_asked: "prints.asked",
  print_question_withdrawn: "prints.questionWithdrawn",
  print_approved: "prints.approved",
  undone: "order.undone",
} as const satisfies Record<OrderEventKind, AuditAction>;

/**
 * Records an action of a staff member in the history of an order and in the audit log, in the transaction of
 * the action. The history is stored as long as the order; in the log, texts that a person wrote are only
 * "changed". Returns false and changes nothing when an event with this id is recorded already.
 */
export const recordOrderEvent = async (
  shop: Pick<Shop, "clock" | "ids">,
  repositories: Pick<Repositories, "orderEvents" | "auditLog">,
  order: Pick<OrderRecord, "id" | "number" | "site">,
  { kind, actor, text, reason, details, id = shop.ids.next() }: NewOrderEvent,
): Promise<boolean> => {
  const who = { actorId: actor.id, actorName: actor.name };
  const event = { id, orderId: order.id, at: shop.clock.now(), kind, ...who, text };
  if (!(await repositories.orderEvents.add(event))) return false;
  await recordAudit(shop, repositories, {
    actor,
    action: AUDIT_ACTION_BY_KIND[kind],
    site: order.site,
    subject: { kind: "order", id: order.id, label: order.number },
    ...(kind === "noted" ? {} : { after: { text, ...details } }),
    ...(reason === undefined ? {} : { reason }),
  });
  return true;
};
