/**
 * The properties that search engines require of structured data. Source: Google's guides for product, product group,
 * merchant return policy, shipping, breadcrumb, FAQ, organisation and site name. All of `required` must be present,
 * and at least one of `requiredOneOf`.
 */
const RULES: Readonly<
  Record<string, { readonly required: readonly string[]; readonly requiredOneOf?: readonly string[] }>
> = {
  Product: { required: ["name", "image", "offers"] },
  ProductGroup: { required: ["name", "productGroupID", "variesBy", "hasVariant"] },
  Offer: { required: ["url", "price", "priceCurrency", "availability"] },
  Brand: { required: ["name"] },
  OfferShippingDetails: { required: ["shippingRate", "shippingDestination"] },
  MonetaryAmount: { required: ["value", "currency"] },
  DefinedRegion: { required: ["addressCountry"] },
  ShippingDeliveryTime: { required: [], requiredOneOf: ["handlingTime", "transitTime"] },
  QuantitativeValue: { required: ["minValue", "maxValue", "unitCode"] },
  MerchantReturnPolicy: { required: ["applicableCountry", "returnPolicyCategory"] },
  BreadcrumbList: { required: ["itemListElement"] },
  ListItem: { required: ["position", "name", "item"] },
  FAQPage: { required: ["mainEntity"] },
  Question: { required: ["name", "acceptedAnswer"] },
  Answer: { required: ["text"] },
  OnlineStore: { required: ["name"] },
  Organization: { required: ["name"] },
  ContactPoint: { required: ["contactType"], requiredOneOf: ["email", "telephone", "url"] },
  PostalAddress: { required: ["addressCountry"] },
  WebSite: { required: ["name", "url"] },
};

/** Patterns of values, by property name, in every type. */
const VALUE_PATTERNS: Readonly<Record<string, RegExp>> = {
  url: /^https?:\/\/[^\s/]+\//,
  item: /^https?:\/\/[^\s/]+\//,
  image: /^https?:\/\/[^\s/]+\/\S+/,
  logo: /^https?:\/\/[^\s/]+\/\S+/,
  merchantReturnLink: /^https?:\/\/[^\s/]+\/\S+/,
  price: /^\d+\.\d\d$/,
  priceCurrency: /^[A-Z]{3}$/,
  currency: /^[A-Z]{3}$/,
  addressCountry: /^[A-Z]{2}$/,
  applicableCountry: /^[A-Z]{2}$/,
  availability: /^https:\/\/schema\.org\/(InStock|OutOfStock)$/,
  returnPolicyCategory: /^https:\/\/schema\.org\/MerchantReturn/,
  position: /^[1-9]\d*$/,
  name: /\S/,
  text: /\S/,
};

/** Returns one sentence for each rule that a node, or a node inside it, breaks. */
export const structuredDataErrors = (node: unknown, parentPath = ""): readonly string[] => {
  if (Array.isArray(node)) return node.flatMap((part) => structuredDataErrors(part, parentPath));
  if (typeof node !== "object" || node === null) return [];
  const type = String(Reflect.get(node, "@type"));
  const path = `${parentPath}/${type}`;
  const rule = RULES[type];
  if (!rule) return [`${path}: no rule for this type`];
  // A node inside another that has an `@id` refers to a node that is described elsewhere.
  const isReference = Reflect.has(node, "@id") && parentPath !== "";
  const has = (name: string) => Reflect.get(node, name) !== undefined && Reflect.get(node, name) !== "";
  return [
    ...(isReference
      ? []
      : rule.required.filter((name) => !has(name)).map((name) => `${path}: lacks ${name}`)),
    ...(rule.requiredOneOf && !rule.requiredOneOf.some(has)
      ? [`${path}: lacks one of ${rule.requiredOneOf.join(", ")}`]
      : []),
    ...Object.entries(node).flatMap(([name, value]: [string, unknown]) => {
      const pattern = VALUE_PATTERNS[name];
      const isPlain = typeof value === "string" || typeof value === "number";
      const isInvalid = pattern && isPlain && !pattern.test(String(value));
      return isInvalid ? [`${path}: ${name} is ${value}`] : structuredDataErrors(value, path);
    }),
  ];
};

/** Returns the structured data of a page: the parsed content of its JSON-LD scripts. */
export const parseStructuredData = (html: string): readonly Readonly<Record<string, unknown>>[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ""),
  );
