/**
 * What the published rules of search engines ask of structured data, as a table: Google's guides for product, product group,
 * merchant return policy, shipping, breadcrumb, FAQ, organisation and site name. `all` must be there; of each group in `one`
 * at least one.
 */
const RULES: Readonly<Record<string, { readonly all: readonly string[]; readonly one?: readonly string[] }>> =
  {
    Product: { all: ["name", "image", "offers"] },
    ProductGroup: { all: ["name", "productGroupID", "variesBy", "hasVariant"] },
    Offer: { all: ["url", "price", "priceCurrency", "availability"] },
    Brand: { all: ["name"] },
    OfferShippingDetails: { all: ["shippingRate", "shippingDestination"] },
    MonetaryAmount: { all: ["value", "currency"] },
    DefinedRegion: { all: ["addressCountry"] },
    ShippingDeliveryTime: { all: [], one: ["handlingTime", "transitTime"] },
    QuantitativeValue: { all: ["minValue", "maxValue", "unitCode"] },
    MerchantReturnPolicy: { all: ["applicableCountry", "returnPolicyCategory"] },
    BreadcrumbList: { all: ["itemListElement"] },
    ListItem: { all: ["position", "name", "item"] },
    FAQPage: { all: ["mainEntity"] },
    Question: { all: ["name", "acceptedAnswer"] },
    Answer: { all: ["text"] },
    OnlineStore: { all: ["name"] },
    Organization: { all: ["name"] },
    ContactPoint: { all: ["contactType"], one: ["email", "telephone", "url"] },
    PostalAddress: { all: ["addressCountry"] },
    WebSite: { all: ["name", "url"] },
  };

/** What a value must look like wherever its property stands. */
const SHAPES: Readonly<Record<string, RegExp>> = {
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
export const structuredDataFaults = (thing: unknown, where = ""): readonly string[] => {
  if (Array.isArray(thing)) return thing.flatMap((part) => structuredDataFaults(part, where));
  if (typeof thing !== "object" || thing === null) return [];
  const type = String(Reflect.get(thing, "@type"));
  const here = `${where}/${type}`;
  const rule = RULES[type];
  if (!rule) return [`${here}: a type that no rule is known of`];
  // Something that is only pointed to is described where it stands.
  const isPointer = Reflect.has(thing, "@id") && where !== "";
  const has = (name: string) => Reflect.get(thing, name) !== undefined && Reflect.get(thing, name) !== "";
  return [
    ...(isPointer ? [] : rule.all.filter((name) => !has(name)).map((name) => `${here}: lacks ${name}`)),
    ...(rule.one && !rule.one.some(has) ? [`${here}: lacks one of ${rule.one.join(", ")}`] : []),
    ...Object.entries(thing).flatMap(([name, value]: [string, unknown]) => {
      const shape = SHAPES[name];
      const isPlain = typeof value === "string" || typeof value === "number";
      const wrong = shape && isPlain && !shape.test(String(value));
      return wrong ? [`${here}: ${name} is ${value}`] : structuredDataFaults(value, here);
    }),
  ];
};

/** The types of the things that a page tells of. */
export const structuredDataIn = (html: string): readonly Readonly<Record<string, unknown>>[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ""),
  );
