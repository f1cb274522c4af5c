import { ADDRESS_FIELDS, type AddressFieldName } from "@storywall/domain/sites/site.ts";

/** The fields of contact and delivery as typed. Card fields are never part of it, since they are saved nowhere. */
export type CheckoutFieldName = "email" | Exclude<AddressFieldName, "country">;
export type CheckoutDraft = Readonly<Partial<Record<CheckoutFieldName, string>>>;

export const isCheckoutFieldName = (name: string): name is CheckoutFieldName =>
  name === "email" || (name !== "country" && ADDRESS_FIELDS.some((field) => field === name));

/** Parses a draft from browser storage. Unknown fields, and texts that are too long, are left out. */
export const parseDraft = (data: unknown): CheckoutDraft => {
  if (typeof data !== "object" || data === null) return {};
  const draft: Partial<Record<CheckoutFieldName, string>> = {};
  for (const [name, value] of Object.entries(data)) {
    if (isCheckoutFieldName(name) && typeof value === "string" && value.length <= 254) draft[name] = value;
  }
  return draft;
};
