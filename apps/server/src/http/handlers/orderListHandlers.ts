import { mapResult } from "../../ports/platform/Result.ts";
import { sendTestMail } from "../../usecases/mails/sendTestMail.ts";
import { beginOrders } from "../../usecases/orderList/beginOrders.ts";
import { checkParcels } from "../../usecases/orderList/checkParcels.ts";
import { findOrders } from "../../usecases/orderList/findOrders.ts";
import { listParcelsToSend } from "../../usecases/orderList/listParcelsToSend.ts";
import { searchAdmin } from "../../usecases/orderList/searchAdmin.ts";
import { sendParcels } from "../../usecases/orderList/sendParcels.ts";
import { undoOrderSteps } from "../../usecases/orderList/undoOrderSteps.ts";
import type { Shop } from "../../usecases/shop.ts";
import { getMenuCounts } from "../../usecases/today/getMenuCounts.ts";
import { getToday } from "../../usecases/today/getToday.ts";
import type { Handlers } from "../handler.ts";
import {
  parseOrderCursor,
  toBulkItem,
  toListedOrder,
  toOrderCursor,
  toOrderQuery,
  toOrderRow,
  toParcelCheck,
  toParcelToSend,
} from "../wire/owner/orderList.ts";
import { toToday } from "../wire/owner/today.ts";

type OrderListCall =
  | "getToday"
  | "sendTestMail"
  | "findOrders"
  | "beginOrders"
  | "undoOrderSteps"
  | "getMenuCounts"
  | "getParcelsToSend"
  | "checkParcels"
  | "sendParcels"
  | "searchAdmin";

export const orderListHandlers = (shop: Shop): Pick<Handlers, OrderListCall> => ({
  getToday: async (_request, { actor }) => mapResult(await getToday(shop, actor), toToday),
  sendTestMail: (_request, { actor }) => sendTestMail(shop, actor),

  findOrders: async ({ query: { after, ...filter } }, { actor }) =>
    mapResult(
      await findOrders(shop, actor, toOrderQuery(filter), parseOrderCursor(after)),
      ({ rows, previewKeys, beginBlockers, next }) => ({
        items: rows.map((row) => toListedOrder(row, previewKeys.get(row.id), beginBlockers.get(row.id))),
        next: next && toOrderCursor(next),
      }),
    ),

  beginOrders: async ({ body: { orderIds } }, { actor }) =>
    mapResult(await beginOrders(shop, actor, orderIds), (items) => ({ items: items.map(toBulkItem) })),

  undoOrderSteps: async ({ body: { orderIds, step } }, { actor }) =>
    mapResult(await undoOrderSteps(shop, actor, orderIds, step), (items) => ({
      items: items.map(toBulkItem),
    })),

  getMenuCounts: (_request, { actor }) => getMenuCounts(shop, actor),

  getParcelsToSend: async ({ query: { orders } }, { actor }) =>
    mapResult(await listParcelsToSend(shop, actor, orders?.split(",")), (items) => ({
      items: items.map(toParcelToSend),
    })),

  checkParcels: async ({ body: { parcels } }, { actor }) =>
    mapResult(await checkParcels(shop, actor, parcels), (items) => ({ items: items.map(toParcelCheck) })),

  sendParcels: async ({ body: { carrier, urlPattern = null, parcels } }, { actor }) =>
    mapResult(await sendParcels(shop, actor, { carrier, urlPattern }, parcels), (items) => ({
      items: items.map(toBulkItem),
    })),

  searchAdmin: async ({ query: { text } }, { actor }) =>
    mapResult(await searchAdmin(shop, actor, text), (found) => ({
      ...found,
      orders: found.orders.map(toOrderRow),
      people: [...found.people],
      promoCodes: [...found.promoCodes],
      artItems: found.artItems.map(({ id, title, artist }) => ({ artItemId: id, title, artist })),
    })),
});
