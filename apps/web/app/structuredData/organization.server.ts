import type { PageContext } from "@storywall/contract/pages.ts";
import { ofSite } from "@storywall/domain/sites/site.ts";
import type { JsonLdNode } from "./jsonLd.ts";
import { returnPolicy } from "./salesTerms.server.ts";

type OrganizationContext = Pick<PageContext, "site" | "sites" | "publicUrl" | "business">;

/** Returns the seller as described by the site's data. Missing data is left out. */
export const organization = ({ site: code, sites, publicUrl, business }: OrganizationContext): JsonLdNode => {
  const site = ofSite(sites, code);
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
    // The address is one line of text. Splitting it into street and city would be guessing.
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
  inLanguage: ofSite(sites, code).locale,
  publisher: { "@type": "OnlineStore", "@id": `${publicUrl}/#organization`, name: "Storywall" },
});
