import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import { findMissingDetails } from "@storywall/domain/sites/missingDetails.ts";
import { hasRight } from "@storywall/domain/staff/roles.ts";
import { Link } from "react-router";
import { ClosedCountry } from "../countries/ClosedCountry.tsx";
import { useOwnerSession } from "../shell/useOwnerSession.ts";
import { AdminPage } from "../ui/AdminPage.tsx";
import { Badge } from "../ui/Badge.tsx";
import styles from "./ShopPage.module.css";
import { SETTING_SECTIONS } from "./settingSections.ts";

const LINKS = [
  { to: "/admin/shop/prices", title: "Prices", lead: "Frames and sets in every country, in one grid." },
  ...SETTING_SECTIONS.map(({ key, title, lead }) => ({ to: `/admin/shop/${key}`, title, lead })),
  { to: "/admin/codes", title: "Promo codes", lead: "Make, end and follow codes." },
  { to: "/admin/shop/history", title: "History", lead: "Who changed what, and any version back." },
];

const ADD_COUNTRY = {
  to: "/admin/shop/new-country",
  title: "Add a country",
  lead: "Sell somewhere else, in its own currency.",
};

/** What the shop is: whether each country may sell, and the way to each form. */
export function ShopPage({ sites }: { readonly sites: readonly OwnerSite[] }) {
  const { staff } = useOwnerSession();
  const links = staff && hasRight(staff.role, "business.edit") ? [...LINKS, ADD_COUNTRY] : LINKS;
  return (
    <AdminPage title="Shop" lead="Everything that shoppers see, and what it costs.">
      <ul className={styles.sites}>
        {sites.map((site) => (
          <li key={site.code}>
            <SiteState site={site} />
          </li>
        ))}
      </ul>
      <ul className={styles.links}>
        {links.map(({ to, title, lead }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <p>{lead}</p>
          </li>
        ))}
      </ul>
    </AdminPage>
  );
}

function SiteState({ site }: { readonly site: OwnerSite }) {
  if (!site.isOpen) {
    return (
      <>
        <strong>{site.countryName}</strong> <Badge tone="attention">not open yet</Badge>
        <ClosedCountry site={site} />
      </>
    );
  }
  const missing = findMissingDetails(site).length;
  return (
    <>
      <strong>{site.countryName}</strong>{" "}
      {missing === 0 ? (
        <Badge tone="good">may sell</Badge>
      ) : (
        <>
          <Badge tone="attention">not ready to sell</Badge>{" "}
          <Link to={`/admin/shop/business?site=${site.code}`}>
            Enter {missing} {missing === 1 ? "detail" : "details"}
          </Link>
        </>
      )}
    </>
  );
}
