import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { Clock } from "../../ports/platform/Clock.ts";
import type { Repositories } from "../../ports/platform/UnitOfWork.ts";

/**
 * Returns repositories that mark their changes for the mirror in the same transaction. Shoppers, staff, payment
 * events and scheduled tasks change orders; here none of these changes can be missed.
 */
export const markedRepositories =
  (sites: readonly SiteCode[], clock: Clock) =>
  (repositories: Repositories): Repositories => {
    const { checkouts, orders, refunds, commerceMirrors } = repositories;
    const markCheckout = (id: string) => commerceMirrors.markCheckout(id, sites, clock.now());
    const markOrder = (id: string) => commerceMirrors.markOrder(id, clock.now());
    /** Marks the refund if the change returns that it changed something. */
    const markRefund = async (id: string, isChanged: Promise<boolean>): Promise<boolean> => {
      if (!(await isChanged)) return false;
      await commerceMirrors.markRefund(id, clock.now());
      return true;
    };
    return {
      ...repositories,
      checkouts: {
        ...checkouts,
        insert: async (checkout) => {
          await checkouts.insert(checkout);
          await markCheckout(checkout.id);
        },
        patch: async (id, patch) => {
          await checkouts.patch(id, patch);
          await markCheckout(id);
        },
      },
      orders: {
        ...orders,
        insert: async (order) => {
          await orders.insert(order);
          await markCheckout(order.checkoutId);
        },
        transition: async (id, from, step, effects) => {
          const isChanged = await orders.transition(id, from, step, effects);
          if (isChanged) await markOrder(id);
          return isChanged;
        },
        undoLastStep: async (id, restored) => {
          const effects = await orders.undoLastStep(id, restored);
          await markOrder(id);
          return effects;
        },
        setTracking: async (id, tracking) => {
          await orders.setTracking(id, tracking);
          await markOrder(id);
        },
        // The address is sent to the host only after a hold ends, so a change of the hold is marked too.
        setHold: async (id, hold) => {
          await orders.setHold(id, hold);
          await markOrder(id);
        },
        saveAddress: async (id, address) => {
          await orders.saveAddress(id, address);
          await markOrder(id);
        },
        saveEmail: async (id, email) => {
          await orders.saveEmail(id, email);
          await markOrder(id);
        },
      },
      refunds: {
        ...refunds,
        markPending: (id, providerRefundId) => markRefund(id, refunds.markPending(id, providerRefundId)),
        markSucceeded: (id, providerRefundId, at) =>
          markRefund(id, refunds.markSucceeded(id, providerRefundId, at)),
      },
    };
  };
