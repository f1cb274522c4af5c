/**
 * What the published rules of search engines ask of structured data, as a table: Google's guides for product, product group,
 * merchant return policy, shipping, breadcrumb, FAQ, organisation and site name. `all` must be there; of each group in `one`
 * at least one.
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

/** What a value must look like wherever its property stands. */
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

/** What is wrong with one thing and everything inside of it, in words; empty when nothing is. */
export const structuredDataErrors = (node: unknown, parentPath = ""): readonly string[] => {
  if (Array.isArray(node)) return node.flatMap((part) => structuredDataErrors(part, parentPath));
  if (typeof node !== "object" || node === null) return [];
  const type = String(Reflect.get(node, "@type"));
  const path = `${parentPath}/${type}`;
  const rule = RULES[type];
  if (!rule) return [`${path}: a type that no rule is known of`];
  // Something that is only pointed to is described where it stands.
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

/** The types of the things that a page tells of. */
export const parseStructuredData = (html: string): readonly Readonly<Record<string, unknown>>[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ""),
  );
