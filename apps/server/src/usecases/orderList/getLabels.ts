import { findSpecialDelivery } from "@storywall/domain/orders/specialDelivery.ts";
import { formatAddressLines } from "@storywall/domain/sites/formatAddressLines.ts";
import { ofSite, type Site } from "@storywall/domain/sites/site.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { LabelSheet } from "../../ports/print/OrderDocuments.ts";
import type { StaffActor } from "../../ports/staff/StaffMembers.ts";
import type { Shop } from "../shop.ts";
import { recordAudit } from "../staff/recordAudit.ts";
import { requireRight } from "../staff/requireRight.ts";

/**
 * Returns the labels of orders, in the order of the list; leaves out numbers that no order has. Packing needs
 * labels all day, so this requires no fresh proof of identity, but adds an entry to the log.
 */
export const getAddressLabels = async (
  shop: Pick<Shop, "repositories" | "transaction" | "sites" | "clock">,
  actor: StaffActor,
  orderNumbers: readonly string[],
): Promise<Result<LabelSheet, "FORBIDDEN" | "NOT_FOUND">> => {
  const allowed = requireRight(actor, "orders.addressAtPacking");
  if (allowed.kind === "error") return allowed;
  const { repositories, sites, clock } = shop;
  const { orderList } = repositories;
  const byNumber = new Map(
    (await orderList.findByNumbers(orderNumbers)).map((order) => [order.number, order]),
  );
  const orders = [...new Set(orderNumbers)].flatMap((number) => byNumber.get(number.toUpperCase()) ?? []);
  const [first] = orders;
  if (!first) return err("NOT_FOUND", "None of these orders exists.");
  await shop.transaction((inTransaction) =>
    recordAudit(shop, inTransaction, {
      actor,
      action: "orders.labelled",
      subject: { kind: "orders", id: "labels", label: "Labels" },
      after: { orders: orders.map(({ number }) => number) },
    }),
  );
  return ok({
    language: ofSite(sites(), first.site).locale,
    createdAt: clock.now(),
    labels: orders.map(({ number, site, shippingAddress, shippingRate }) => ({
      orderNumber: number,
      delivery: findSpecialDelivery(ofSite(sites(), site), shippingRate),
      deliverTo: formatAddressLines(shippingAddress, ofSite(sites(), site).countryName),
      seller: senderLinesOf(ofSite(sites(), site)),
    })),
  });
};

const senderLinesOf = ({ business: { legalName, address, phone } }: Site): readonly string[] =>
  [legalName ?? "Storywall", address, phone].filter((line): line is string => Boolean(line));
