import { asInput } from "../graphqlInput.ts";
import { type ShopifyStore, toCents } from "../shopifyStore.ts";
import { type Resolvers, userError } from "./resolvers.ts";

/** Discount codes. */
export const discountResolvers = (store: ShopifyStore): Resolvers => ({
  discountCodeBasicCreate: ({ basicCodeDiscount }) => {
    const { code, customerGets } = asInput(basicCodeDiscount);
    const name = String(code);
    if (store.discounts.has(name)) {
      const taken = {
        field: ["basicCodeDiscount", "code"],
        message: "Code must be unique.",
        code: "TAKEN",
      };
      return { codeDiscountNode: null, userErrors: [taken] };
    }
    const { amount } = asInput(asInput(asInput(customerGets).value).discountAmount);
    store.discounts.set(name, { code: name, cents: toCents(amount), used: 0 });
    return { codeDiscountNode: { id: store.nextId("DiscountCodeNode") }, userErrors: [] };
  },
  codeDiscountNodeByCode: ({ code }) => {
    const discount = store.discounts.get(String(code));
    return discount ? { id: `gid://shopify/DiscountCodeNode/${discount.code}` } : null;
  },
  discountCodeDelete: ({ id }) => {
    const code = String(id).split("/").at(-1) ?? "";
    return store.discounts.delete(code)
      ? { deletedCodeDiscountId: id, userErrors: [] }
      : { deletedCodeDiscountId: null, userErrors: [userError("Discount does not exist")] };
  },
});
