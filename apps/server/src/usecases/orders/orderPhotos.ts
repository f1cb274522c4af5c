import { photosStillToUpload } from "@storywall/domain/design/tilePhotos.ts";
import { getChangeWindow } from "@storywall/domain/orders/changeWindow.ts";
import { findTileChanges } from "@storywall/domain/orders/orderChanges.ts";
import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import type { QuoteLine } from "../../ports/checkout/Checkouts.ts";
import type { OrderPhotos, OrderPhotosErrorCode } from "../../ports/commerce/Commerce.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import { photoVisitorIds, resolvePhotos } from "../cart/addLines.ts";
import { runInTransaction } from "../runInTransaction.ts";
import type { Shop } from "../shop.ts";
import { ORDER_NOT_FOUND, ORDER_SITE_MISMATCH, TOO_LATE_TO_CHANGE } from "./readOrder.ts";
import { recordChanges } from "./recordChanges.ts";
import { printableFrom } from "./syncPrintJobs.ts";
import { transitionOrder } from "./transitionOrder.ts";

/**
 * Returns the state of a line: that of its order, except that a wall with all its photos does not wait with the others.
 */
export const lineStatus = (
  order: Pick<OrderRecord, "status">,
  { design }: Pick<QuoteLine, "design">,
): OrderState =>
  order.status === "awaiting_photos" && photosStillToUpload(design) === 0 ? "placed" : order.status;

/**
 * Puts photos into a line of an order (R4.13). They are saved in the order at once, so a reload or another device finds
 * them. `isComplete` says that the shopper is done with this wall. When no wall of the order lacks a photo then, the
 * order becomes `placed`; no other call does that for an order that waits for photos. Until then a wall may lack
 * photos, afterwards it may not. Concurrent calls wait for each other: one of them places the order, and the photos of
 * the later one stay.
 */
export const putOrderPhotos = async <Code extends string>(
  shop: Pick<Shop, "transaction" | "clock" | "ids" | "sites" | "mailSender" | "publicUrl">,
  input: OrderPhotos<Code>,
): Promise<Result<OrderRecord, OrderPhotosErrorCode | Code>> => {
  const { orderId, lineId, requestedSite, userId, isComplete, fillDesign } = input;
  const result = await runInTransaction<OrderRecord, OrderPhotosErrorCode | Code>(
    shop,
    async (repositories) => {
      const order = await repositories.orders.lock(orderId);
      const line = order?.lines.find(({ id }) => id === lineId);
      const checkout = order && (await repositories.checkouts.find(order.checkoutId));
      if (!order || !line || !checkout) return ORDER_NOT_FOUND;
      if (requestedSite && requestedSite !== order.site) return ORDER_SITE_MISMATCH;
      // After the window the tiles may be printing already, whatever the order's state says.
      const { isOpen } = getChangeWindow(
        order,
        shop.sites()[order.site].changeWindowMinutes,
        shop.clock.now(),
      );
      if (!isOpen) return TOO_LATE_TO_CHANGE;

      const filled = fillDesign(line.design);
      if (filled.kind === "error") return filled;
      const missing = photosStillToUpload(filled.value);
      if (missing > 0 && (isComplete || order.status === "placed")) return tilesMissingError(missing);
      const resolved = await resolvePhotos(
        shop,
        repositories,
        photoVisitorIds(checkout, userId),
        filled.value,
        line.design.photos,
      );
      if (resolved.kind === "error") return resolved;
      const design = resolved.value;
      await repositories.previews.save(design, shop.clock.now());
      await repositories.orders.saveLineDesign(lineId, {
        design,
        previewKey: repositories.previews.keyOf(design),
      });

      // The change window is open, so usually nothing is printed yet; but the window may have been extended after its
      // print jobs began.
      if (order.status === "placed") {
        await repositories.printJobs.restartLine({ orderId, lineId }, printableFrom(shop, order));
        const changed = findTileChanges(line.design.tiles, design.tiles);
        await recordChanges(
          shop,
          repositories,
          order,
          changed.map((change) => ({ ...change, lineId })),
        );
      }

      const isOtherLineIncomplete = order.lines.some(
        (other) => other !== line && photosStillToUpload(other.design) > 0,
      );
      if (isComplete && !isOtherLineIncomplete && order.status === "awaiting_photos") {
        await transitionOrder(shop, repositories, orderId, { to: "placed", actor: "shopper" });
      }
      return ok((await repositories.orders.find(orderId)) ?? order);
    },
  );
  if (result.kind === "ok") shop.mailSender.wake();
  return result;
};

const tilesMissingError = (count: number) =>
  err(
    "TILES_MISSING",
    `${count === 1 ? "One tile has" : `${count} tiles have`} no photo yet. What you've added is saved.`,
  );
