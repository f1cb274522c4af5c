import { type CommerceHost, HostRejectedError } from "../../ports/commerce/CommerceHost.ts";
import {
  cancelOrder,
  completeDraftOrder,
  createDraftOrder,
  createFulfilment,
  createFulfilmentEvent,
  deleteDraftOrder,
  findDraftOrder,
  findOrder,
  getStore,
  refundOrder,
  searchOrders,
  updateDraftOrder,
  updateOrder,
  updateTracking,
} from "./adminDocuments.generated.ts";
import { toDecimal } from "./decimalMoney.ts";
import { CHECKOUT_ATTRIBUTE, tagOf, toDraftInput, toMailingAddress } from "./draftInput.ts";
import { noteOfRefund, toHostOrder, toSavedDraft } from "./hostOrder.ts";
import { saveShopifyProducts } from "./saveShopifyProducts.ts";
import { type AdminApiOptions, shopifyAdminApi } from "./shopifyAdminApi.ts";
import { subscribeToTopics } from "./subscribeToTopics.ts";
import { describeUserErrors, requireMutationResult } from "./userErrors.ts";
import { verifyShopifyEvent } from "./verifyShopifyEvent.ts";

export type ShopifyHostOptions = AdminApiOptions & {
  /** `name.myshopify.com`, as webhooks name the store. */
  readonly storeDomain: string;
};

/** Creates the copy of a site's orders in a Shopify store, by the GraphQL Admin API. */
export const shopifyHost = (options: ShopifyHostOptions): CommerceHost => {
  const api = shopifyAdminApi(options);

  const findDraft: CommerceHost["findDraft"] = async (id) => {
    const { draftOrder } = await api(findDraftOrder, { id });
    return draftOrder ? toSavedDraft(draftOrder) : undefined;
  };

  const findHostOrder: CommerceHost["findOrder"] = async (id) => {
    const { order } = await api(findOrder, { id });
    return order ? toHostOrder(order) : undefined;
  };

  return {
    name: "shopify",
    saveDraft: async (draft, draftId) => {
      const input = toDraftInput(draft);
      const saved =
        draftId === null
          ? (await api(createDraftOrder, { input })).draftOrderCreate
          : (await api(updateDraftOrder, { id: draftId, input })).draftOrderUpdate;
      return toSavedDraft(requireMutationResult("draft", saved?.draftOrder, saved?.userErrors ?? []));
    },
    findDraft,
    removeDraft: async (id) => {
      // Shopify rejects the deletion of a draft that does not exist; either way none is left.
      await api(deleteDraftOrder, { input: { id } });
    },
    completeDraft: async (id) => {
      // An earlier request may have completed it, and its reply was lost.
      const before = await findDraft(id);
      if (before?.orderId) return before.orderId;
      const { draftOrderComplete: completed } = await api(completeDraftOrder, { id });
      const orderId = completed?.draftOrder?.order?.id ?? (await findDraft(id))?.orderId;
      return requireMutationResult("order", orderId, orderId ? [] : (completed?.userErrors ?? []));
    },
    findOrder: findHostOrder,
    findOrderOfCheckout: async (checkoutId) => {
      const { orders } = await api(searchOrders, { query: `tag:'${tagOf(checkoutId)}'` });
      const found = orders.nodes.find(({ customAttributes }) =>
        customAttributes.some(({ key, value }) => key === CHECKOUT_ATTRIBUTE && value === checkoutId),
      );
      return found && findHostOrder(found.id);
    },
    recordRefund: async ({ id: orderId, sale }, { key, amount }) => {
      if (!sale) throw new HostRejectedError(`Shopify's order ${orderId} has no payment to refund`);
      const { refundCreate } = await api(refundOrder, {
        key,
        input: {
          orderId,
          note: noteOfRefund(key),
          notify: false,
          transactions: [
            { orderId, parentId: sale.id, gateway: sale.gateway, kind: "REFUND", amount: toDecimal(amount) },
          ],
        },
      });
      requireMutationResult("refund", refundCreate?.refund, refundCreate?.userErrors ?? []);
    },
    cancelOrder: async (orderId) => {
      const { orderCancel } = await api(cancelOrder, { orderId });
      const errors = describeUserErrors(orderCancel?.orderCancelUserErrors ?? []);
      if (errors !== undefined && !(await findHostOrder(orderId))?.isCancelled)
        throw new HostRejectedError(`Shopify did not cancel order ${orderId}: ${errors}`);
    },
    changeContact: async (id, { shippingAddress, ...email }) => {
      const { orderUpdate } = await api(updateOrder, {
        input: { id, shippingAddress: toMailingAddress(shippingAddress), ...email },
      });
      requireMutationResult("change of address", orderUpdate?.order, orderUpdate?.userErrors ?? []);
    },
    createParcel: async ({ openFulfilments }, tracking) => {
      const { fulfillmentCreate } = await api(createFulfilment, {
        fulfillment: {
          lineItemsByFulfillmentOrder: openFulfilments.map((fulfillmentOrderId) => ({ fulfillmentOrderId })),
          // Our own mail has told the shopper.
          notifyCustomer: false,
          trackingInfo: toTrackingInput(tracking),
        },
      });
      requireMutationResult(
        "fulfilment",
        fulfillmentCreate?.fulfillment,
        fulfillmentCreate?.userErrors ?? [],
      );
    },
    correctParcel: async (fulfillmentId, tracking) => {
      const { fulfillmentTrackingInfoUpdate: updated } = await api(updateTracking, {
        fulfillmentId,
        tracking: toTrackingInput(tracking),
      });
      requireMutationResult("change of the parcel", updated?.fulfillment, updated?.userErrors ?? []);
    },
    markDelivered: async (fulfillmentId) => {
      const { fulfillmentEventCreate } = await api(createFulfilmentEvent, {
        event: { fulfillmentId, status: "DELIVERED" },
      });
      requireMutationResult(
        "delivery",
        fulfillmentEventCreate?.fulfillmentEvent,
        fulfillmentEventCreate?.userErrors ?? [],
      );
    },
    getStore: async () => {
      const { shop } = await api(getStore, {});
      return { name: options.storeDomain, currency: shop.currencyCode };
    },
    saveProducts: (products) => saveShopifyProducts(api, products),
    subscribe: (webhookUrl) => subscribeToTopics(api, webhookUrl),
    verifyEvent: (rawBody, headers) =>
      verifyShopifyEvent(
        { storeDomain: options.storeDomain, clientSecret: options.app.clientSecret },
        rawBody,
        headers,
      ),
  };
};

const toTrackingInput = ({
  carrier,
  number,
  url,
}: {
  readonly carrier: string;
  readonly number: string;
  readonly url: string | null;
}) => (number === "" ? {} : { company: carrier, number, url });
