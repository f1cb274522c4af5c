import type { SettingSection } from "./settingSection.ts";

/** The parts of a delivery address. */
export const ADDRESS_FORM_SECTION: SettingSection = {
  key: "address-form",
  title: "Address form",
  lead: "What checkout asks for as the delivery address.",
  previewPath: null,
  settings: [
    {
      path: "addressForm",
      label: "Parts of the address",
      hint: "Browsers fill these in for shoppers, so ask for everything your courier needs and nothing else.",
      kind: "addressForm",
    },
  ],
};
