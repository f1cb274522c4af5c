import { usePanels } from "../../lib/page/panels.ts";
import { clearPromoStorage } from "../../lib/page/promoStorage.ts";

/** Clears that the promo was seen, and shows it (R2.10). */
export const requestDiscount = (): void => {
  clearPromoStorage();
  usePanels.getState().show("promo");
};
