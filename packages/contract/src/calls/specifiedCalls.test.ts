import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { Call } from "../call.ts";
import { ALL_CALLS, type CallName } from "./allCalls.ts";

/** Section 7 of the specification: what it says of requests. `?` stands for the query, `:` for the path, else the body. */
const REQUESTS: readonly (readonly [call: CallName, fields: string])[] = [
  ["createUser", "site"],
  ["addOrUpdateUserPhoto", "user_id, photo_id, photo_obj"],
  ["addOrUpdateUserTemplateInfo", "user_id, template_key, template_info"],
  ["getMemoryCollections", "?site"],
  ["getMemoryCollection", ":id"],
  ["initCart", "lineItems, promoCode, userId"],
  ["getCartInfo", "?cartId"],
  ["addCartItem", "cartId, lineItem"],
  ["removeCartItem", "cartId, itemId"],
  [
    "createCheckout",
    "variants, shippingAddress, email, framesInfo, isUploadLater, templateId, userId, promoCode",
  ],
  ["completeUploadLater", "orderId, cartItemId, userTemplateInfo"],
  ["getImages", ":id"],
  ["getData", ":id"],
  ["getLineItemInfo", ":orderId, :cartItemId"],
  ["getArtItems", "?tags, ?page"],
  ["saveArtItemTags", ":id, tags, is_featured, featured_rank"],
  ["getArtItem", ":id"],
  ["getRelatedArtItems", ":id"],
  ["getArtSet", ":id"],
  ["updateArtSet", ":id"],
  ["deleteArtSet", ":id"],
  ["getArtSetItems", "?tags, ?page"],
  ["createPaymentIntent", "site"],
  ["updatePaymentIntent", "site"],
];

/** What it says of replies. */
const REPLIES: readonly (readonly [call: CallName, fields: string])[] = [
  ["createUser", "_id"],
  ["initCart", "_id"],
  ["getLineItemInfo", "userTemplateInfo"],
  ["uploadPhoto", "url, format, asset_id"],
];

const fieldsOf = (schema: z.ZodMiniType | undefined, io: "input" | "output"): readonly string[] => {
  if (schema === undefined) return [];
  const { properties = {} } = z.toJSONSchema(schema, { unrepresentable: "any", io });
  return Object.keys(properties);
};

const requestFieldsOf = (name: CallName): readonly string[] => {
  const { params, query, body }: Call = ALL_CALLS[name];
  return [
    ...fieldsOf(params, "input").map((field) => `:${field}`),
    ...fieldsOf(query, "input").map((field) => `?${field}`),
    ...fieldsOf(body, "input"),
  ];
};

test.each(REQUESTS)("R7.1 R7.2 R7.3 R7.4 the request of %s has the fields %s", (name, fields) => {
  expect(requestFieldsOf(name)).toEqual(expect.arrayContaining(fields.split(", ")));
});

test.each(REPLIES)("R7.1 R7.2 R7.5 the reply of %s has the fields %s", (name, fields) => {
  expect(fieldsOf(ALL_CALLS[name].reply, "output")).toEqual(expect.arrayContaining(fields.split(", ")));
});

/** They name an order, which is of one site. A site that a client adds is dropped (R5.3). */
const CALLS_OF_AN_ORDER: readonly string[] = ["getData", "getImages", "getLineItemInfo"];

test("R7.2 every call of carts and checkouts takes the site", () => {
  const takesSite = (name: CallName) =>
    requestFieldsOf(name).some((field) => field === "site" || field === "?site");
  const withoutSite = Object.values(ALL_CALLS).flatMap(({ name, path }) =>
    path.startsWith("/shopify/") && !takesSite(name) ? [name] : [],
  );
  expect(withoutSite.toSorted()).toEqual(CALLS_OF_AN_ORDER);
});
