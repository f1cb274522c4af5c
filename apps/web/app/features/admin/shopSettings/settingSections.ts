import { ADDRESS_FORM_SECTION } from "./sections/addressForm.ts";
import { BUSINESS_SECTION } from "./sections/business.ts";
import { DELIVERY_SECTION } from "./sections/delivery.ts";
import { EARLIER_PRICES_SECTION } from "./sections/earlierPrices.ts";
import { LEGAL_TEXTS_SECTION } from "./sections/legalTexts.ts";
import { MATERIALS_SECTION } from "./sections/materials.ts";
import { PAGE_TEXTS_SECTION } from "./sections/pageTexts.ts";
import { QUESTIONS_SECTION } from "./sections/questions.ts";
import type { SettingSection } from "./sections/settingSection.ts";
import { SOFT_PRINTS_SECTION } from "./sections/softPrints.ts";
import { STAFF_LIMITS_SECTION } from "./sections/staffLimits.ts";
import { WELCOME_OFFER_SECTION } from "./sections/welcomeOffer.ts";

/** The forms of the shop, in the order in which a new shop fills them in. Prices have a page of their own. */
export const SETTING_SECTIONS: readonly SettingSection[] = [
  BUSINESS_SECTION,
  EARLIER_PRICES_SECTION,
  DELIVERY_SECTION,
  ADDRESS_FORM_SECTION,
  MATERIALS_SECTION,
  SOFT_PRINTS_SECTION,
  PAGE_TEXTS_SECTION,
  QUESTIONS_SECTION,
  WELCOME_OFFER_SECTION,
  LEGAL_TEXTS_SECTION,
  STAFF_LIMITS_SECTION,
];
