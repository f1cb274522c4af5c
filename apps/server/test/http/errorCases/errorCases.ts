import type { TestShop } from "../../support/testShop.ts";
import { artErrorCases } from "./artErrorCases.ts";
import { cartErrorCases } from "./cartErrorCases.ts";
import { checkoutErrorCases } from "./checkoutErrorCases.ts";
import { customerErrorCases } from "./customerErrorCases.ts";
import type { ErrorCases } from "./errorCaseTypes.ts";
import { figureErrorCases } from "./figureErrorCases.ts";
import { createInputMutators } from "./inputMutators.ts";
import { linkErrorCases } from "./linkErrorCases.ts";
import { messageErrorCases } from "./messageErrorCases.ts";
import { orderErrorCases } from "./orderErrorCases.ts";
import { ownerErrorCases } from "./ownerErrorCases.ts";
import { paymentErrorCases } from "./paymentErrorCases.ts";
import { printQuestionErrorCases } from "./printQuestionErrorCases.ts";
import { privacyErrorCases } from "./privacyErrorCases.ts";
import { promoErrorCases } from "./promoErrorCases.ts";
import { siteErrorCases } from "./siteErrorCases.ts";
import { staffErrorCases } from "./staffErrorCases.ts";
import { stockErrorCases } from "./stockErrorCases.ts";
import { visitorErrorCases } from "./visitorErrorCases.ts";
import { workshopErrorCases } from "./workshopErrorCases.ts";

/** Returns, for each call and each of its error codes, how to get that error. */
export const errorCases = (shop: TestShop): ErrorCases => {
  const mutators = createInputMutators(shop);
  return {
    ...artErrorCases(mutators),
    ...cartErrorCases(mutators),
    ...checkoutErrorCases(mutators),
    ...customerErrorCases(),
    ...figureErrorCases(),
    ...linkErrorCases(mutators),
    ...messageErrorCases(mutators),
    ...orderErrorCases(mutators),
    ...ownerErrorCases(mutators),
    ...paymentErrorCases(mutators),
    ...printQuestionErrorCases(mutators),
    ...privacyErrorCases(mutators),
    ...promoErrorCases(mutators),
    ...siteErrorCases(mutators),
    ...staffErrorCases(mutators),
    ...stockErrorCases(mutators),
    ...visitorErrorCases(mutators),
    ...workshopErrorCases(mutators),
  };
};
