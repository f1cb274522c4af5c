import type { Right } from "@storywall/domain/staff/roles.ts";

/**
 * Returns what the search says that it finds. Staff who may not see whose an order is find it only by its number
 * (`toFilter` on the server). Codes and art are found only by staff who may change them.
 */
export const toSearchLabels = (
  rights: readonly Right[],
): { readonly label: string; readonly placeholder: string } => {
  const canSeeNames = rights.includes("orders.personalData");
  const hasCodes = canSeeNames || rights.includes("shop.edit");
  return {
    label: [
      canSeeNames ? "Number, name, email, phone, postcode, parcel number" : "Order number",
      ...(hasCodes ? ["code"] : []),
      ...(rights.includes("shop.edit") ? ["art"] : []),
    ]
      .join(", ")
      .concat(" or page"),
    placeholder: [
      canSeeNames ? "Number, name, email, phone" : "Order number",
      ...(hasCodes ? ["code"] : []),
      "page",
    ].join(", "),
  };
};
