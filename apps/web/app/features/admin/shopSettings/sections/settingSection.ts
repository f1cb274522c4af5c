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
  /** `{tax}` in it and in the hint stands for the site's own word, such as VAT (`nameTax`). */
  readonly label: string;
  /** What it means and where it is seen, with an example. */
  readonly hint: string;
  /** The hint with examples of another country, by its site's code. */
  readonly hintsByCountry?: Readonly<Record<string, string>>;
  readonly kind: SettingKind;
};

/** A form of the shop's settings. */
export type SettingSection = {
  /** Last part of the address: /admin/shop/delivery. */
  readonly key: string;
  readonly title: string;
  readonly lead: string;
  /** Page of the shop that shows most of it; null: none does. */
  readonly previewPath: string | null;
  readonly settings: readonly Setting[];
};
