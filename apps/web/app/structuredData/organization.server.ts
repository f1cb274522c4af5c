import type { PageContext } from "@storywall/contract/pages.ts";
import type { JsonLdNode } from "./jsonLd.ts";
import { returnPolicy } from "./salesTerms.server.ts";

type OrganizationContext = Pick<PageContext, "site" | "sites" | "publicUrl" | "business">;

/** Who sells here: what the site's data says of it, and nothing in place of what it does not say. */
export const organization = ({ site: code, sites, publicUrl, business }: OrganizationContext): JsonLdNode => {
  const site = sites[code];
  const { legalName, phone, taxNumber } = business;
  return {
    "@type": "OnlineStore",
    "@id": `${publicUrl}/#organization`,
    name: "Storywall",
    url: `${publicUrl}/`,
    logo: `${publicUrl}/logo.png`,
    description: site.copy.description,
    email: site.copy.email_address,
    areaServed: site.countryCode,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      email: site.copy.email_address,
      url: `${publicUrl}/contact`,
      ...(phone !== null && { telephone: phone }),
    },
    hasMerchantReturnPolicy: returnPolicy(site, publicUrl),
    ...(legalName !== null && { legalName }),
    ...(phone !== null && { telephone: phone }),
    ...(taxNumber !== null && { vatID: taxNumber }),
    // An address that is one line of plain words is not taken apart by guessing.
    ...(business.address !== null && {
      address: {
        "@type": "PostalAddress",
        streetAddress: business.address,
        addressCountry: site.countryCode,
      },
    }),
  };
};

export const webSite = ({ site: code, sites, publicUrl }: OrganizationContext): JsonLdNode => ({
  "@type": "WebSite",
  name: "Storywall",
  url: `${publicUrl}/`,
  inLanguage: sites[code].locale,
  publisher: { "@type": "OnlineStore", "@id": `${publicUrl}/#organization`, name: "Storywall" },
});
