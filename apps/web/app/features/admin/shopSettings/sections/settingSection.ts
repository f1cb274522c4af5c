/** How a field is typed and read. Amounts are typed as people write them and stored in minor units. */
export type SettingKind =
  | "line"
  | "text"
  | "optionalLine"
  | "integer"
  | "optionalInteger"
  | "amount"
  | "percent"
  | "time"
  | "switch"
  | "promoCode"
  | "paragraphs"
  | "rates"
  | "holidays"
  | "earlierPrices"
  | "questions"
  | "addressForm";

export type Setting = {
  /** Path in the site's content. */
  readonly path: string;
  /** Label of the field. `{tax}` in it and in the hint stands for the site's own word, such as VAT (`nameTax`). */
  readonly label: string;
  /** What the field means and where it is shown, with an example. */
  readonly hint: string;
  /** Hints with examples of other countries, by site code. */
  readonly hintsByCountry?: Readonly<Record<string, string>>;
  readonly kind: SettingKind;
};

/** A form of the shop's settings. */
export type SettingSection = {
  /** Last part of the address: /admin/shop/delivery. */
  readonly key: string;
  readonly title: string;
  readonly lead: string;
  /** Path of the shop's page that shows most of it; null when none does. */
  readonly previewPath: string | null;
  readonly settings: readonly Setting[];
};
