import type { Commerce } from "../../ports/commerce/Commerce.ts";
import type { Result } from "../../ports/platform/Result.ts";
import type { DueSender } from "../dueSender.ts";

/**
 * Creates the driver of a shop whose orders have a copy at a commerce host: our own engine, which after each
 * change of a checkout or order updates its mirror in the background. Changes are marked for the mirror in the
 * engine's own transactions (`markedRepositories`), so a process that dies here loses nothing.
 */
export const mirroredCommerce = (engine: Commerce, mirrorSender: Pick<DueSender, "wake">): Commerce => {
  const andMirror = async <Value, Code extends string>(
    call: Promise<Result<Value, Code>>,
  ): Promise<Result<Value, Code>> => {
    const result = await call;
    if (result.kind === "ok") mirrorSender.wake();
    return result;
  };
  return {
    ...engine,
    openCheckout: (input) => andMirror(engine.openCheckout(input)),
    createCheckout: (checkout) => andMirror(engine.createCheckout(checkout)),
    updateCheckout: (access, change) => andMirror(engine.updateCheckout(access, change)),
    setEmail: (access, email) => andMirror(engine.setEmail(access, email)),
    setShippingAddress: (access, address) => andMirror(engine.setShippingAddress(access, address)),
    setShippingRate: (access, handle) => andMirror(engine.setShippingRate(access, handle)),
    setCheckoutItem: (access, item) => andMirror(engine.setCheckoutItem(access, item)),
    setCheckoutPromo: (access, promoCode) => andMirror(engine.setCheckoutPromo(access, promoCode)),
    reopenCheckout: (access) => andMirror(engine.reopenCheckout(access)),
    completeCheckout: (completion) => andMirror(engine.completeCheckout(completion)),
  };
};
