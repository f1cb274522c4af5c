import type { Design } from "@storywall/domain/design/design.ts";
import { countEmptyTiles } from "@storywall/domain/design/tilePhotos.ts";
import { getChangeWindow } from "@storywall/domain/orders/changeWindow.ts";
import { findTileChanges } from "@storywall/domain/orders/orderChanges.ts";
import type { OrderState } from "@storywall/domain/orders/orderStates.ts";
import { siteOfOrder } from "@storywall/domain/orders/orderTerms.ts";
import { assessPrint } from "@storywall/domain/print/printHold.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import type { PricedLine } from "../../ports/checkout/Checkouts.ts";
import type { OrderPhotos, OrderPhotosErrorCode } from "../../ports/commerce/Commerce.ts";
import type { OrderRecord } from "../../ports/orders/Orders.ts";
import { err, ok, type Result } from "../../ports/platform/Result.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";
import { photoVisitorIds, resolvePhotos } from "../cart/addLines.ts";
import { checkPrints } from "../checkout/checkPrints.ts";
import { answerByPhotos } from "../printQuestions/answerByPhotos.ts";
import { isStopped } from "../refunds/stopPayment.ts";
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
  { design }: Pick<PricedLine, "design">,
): OrderState =>
  order.status === "awaiting_photos" && countEmptyTiles(design) === 0 ? "placed" : order.status;

type OrderPhotosDependencies = Pick<
  Shop,
  "transaction" | "clock" | "ids" | "sites" | "mailSender" | "publicUrl"
>;

/**
 * Puts photos into a line of an order (R4.13). They are saved in the order at once, so a reload or another
 * device finds them.
 * In an order that waits for photos the line may lack some, and a weak print is accepted: the shopper confirms
 * it at the end, like those about which the shop has asked; it is held if that never happens (printHold.ts). A
 * placed order has no such end, so there a weak print is rejected until the shopper confirms it (B2).
 */
export const saveOrderPhotos = <Code extends string>(
  shop: OrderPhotosDependencies,
  photos: OrderPhotos<Code>,
): Promise<Result<OrderRecord, OrderPhotosErrorCode | Code>> =>
  putPhotos(shop, photos, { isComplete: false });

/**
 * Puts photos into a line of an order that its shopper has finished: all its tiles have photos, and weak prints
 * are confirmed (B2). If no wall of the order lacks a photo then, the order becomes `placed`; no other call
 * does that for an order that waits for photos. Concurrent calls wait for each other: one of them places the
 * order, and the photos of the later one stay.
 */
export const completeOrderPhotos = <Code extends string>(
  shop: OrderPhotosDependencies,
  photos: OrderPhotos<Code>,
): Promise<Result<OrderRecord, OrderPhotosErrorCode | Code>> => putPhotos(shop, photos, { isComplete: true });

const putPhotos = async <Code extends string>(
  shop: OrderPhotosDependencies,
  { orderId, lineId, requestedSite, userId, fillDesign }: OrderPhotos<Code>,
  { isComplete }: { readonly isComplete: boolean },
): Promise<Result<OrderRecord, OrderPhotosErrorCode | Code>> => {
  const result = await runInTransaction<OrderRecord, OrderPhotosErrorCode | Code>(
    shop,
    async (repositories) => {
      const order = await repositories.orders.lock(orderId);
      const line = order?.lines.find(({ id }) => id === lineId);
      const checkout = order && (await repositories.checkouts.find(order.checkoutId));
      if (!order || !line || !checkout) return ORDER_NOT_FOUND;
      if (requestedSite && requestedSite !== order.site) return ORDER_SITE_MISMATCH;
      // After the window the tiles may be printing already, whatever the order's state is. Only those about
      // which the shop has asked can get another photo.
      const { isOpen } = getChangeWindow(
        order,
        siteOfOrder(ofSite(shop.sites(), order.site), order).changeWindowMinutes,
        shop.clock.now(),
      );
      const asked = order.openQuestions.filter((question) => question.lineId === lineId);
      if (!isOpen && (asked.length === 0 || isStopped(order))) return TOO_LATE_TO_CHANGE;

      const filled = fillDesign(line.design);
      if (filled.kind === "error") return filled;
      const missing = countEmptyTiles(filled.value);
      if (missing > 0 && (isComplete || order.status !== "awaiting_photos"))
        return tilesMissingError(missing);
      const changed = findTileChanges(line.design.tiles, filled.value.tiles);
      if (!isOpen && changed.some((change) => asked.every(({ tile }) => tile !== change.tile)))
        return ONLY_ASKED_TILES;
      const resolved = await resolvePhotos(
        shop,
        repositories,
        photoVisitorIds(checkout, userId),
        filled.value,
        line.design.photos,
      );
      if (resolved.kind === "error") return resolved;
      const design = resolved.value;
      const isConfirmedLater = !isComplete && (order.status === "awaiting_photos" || asked.length > 0);
      const checked = checkPrints([{ design }], {
        areFramesPaid: true,
        ...(!isComplete && { tiles: changed.map(({ tile }) => tile) }),
      });
      if (checked.kind === "error" && !isConfirmedLater) return checked;
      await repositories.previews.save(design, shop.clock.now());
      await repositories.orders.saveLineDesign(lineId, {
        design,
        previewKey: repositories.previews.keyOf(design),
      });

      // The change window is open, so usually nothing is printed yet; but the window may have been extended after its
      // print jobs began.
      if (order.status !== "awaiting_photos") {
        const answered = isComplete ? await answerByPhotos(shop, repositories, order, { line, design }) : [];
        await restartPrints(shop, repositories, order, {
          line,
          design,
          changed: changed.map(({ tile }) => tile),
          // These tiles are not printed while the shopper is still trying photos.
          waiting: asked.map(({ tile }) => tile).filter((tile) => !answered.includes(tile)),
        });
        await recordChanges(
          shop,
          repositories,
          order,
          "shopper",
          changed.map((change) => ({ ...change, lineId })),
        );
      }

      const isOtherLineIncomplete = order.lines.some(
        (other) => other !== line && countEmptyTiles(other.design) > 0,
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

const ONLY_ASKED_TILES = err(
  "CONFLICT",
  "You can change just the tiles we asked you about; the others are being made. Please reload this page.",
);

const tilesMissingError = (count: number) =>
  err(
    "TILES_MISSING",
    `${count === 1 ? "One tile has" : `${count} tiles have`} no photo yet. Every tile needs one before we can begin.`,
  );

/**
 * Restarts the prints of the tiles that changed. Prints that are held are assessed again: the shopper may have confirmed
 * them since.
 */
const restartPrints = async (
  shop: Pick<Shop, "clock" | "sites">,
  { printJobs }: Pick<Repositories, "printJobs">,
  order: OrderRecord,
  wall: {
    readonly line: PricedLine;
    readonly design: Design;
    readonly changed: readonly string[];
    readonly waiting: readonly string[];
  },
): Promise<void> => {
  const { line, design, changed, waiting } = wall;
  const jobs = (await printJobs.findByOrder(order.id)).filter(({ lineId }) => lineId === line.id);
  const { reviewBelowPpi } = ofSite(shop.sites(), order.site);
  const isHeld = (tile: string): boolean => jobs.some((job) => job.tile === tile && job.state === "held");
  for (const tile of design.tiles) {
    if (!changed.includes(tile.name) && !isHeld(tile.name)) continue;
    const print = assessPrint(design, tile, { reviewBelowPpi, isChangedAfterOrder: true });
    const holdReason = print.holdReason ?? (waiting.includes(tile.name) ? "changed" : null);
    const job = { orderId: order.id, lineId: line.id, tile: tile.name, ...print, holdReason };
    await printJobs.restart(job, printableFrom(shop, order), shop.clock.now());
  }
};
