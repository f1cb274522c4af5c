import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import { Link } from "react-router";
import { NextDetail } from "../../countries/NextDetail.tsx";
import { AdminPage } from "../../ui/AdminPage.tsx";
import { SampleWalls } from "../SampleWalls.tsx";
import { SaveBar } from "../SaveBar.tsx";
import { useFieldOfHash } from "../useFieldOfHash.ts";
import { useSiteDrafts } from "../useSiteDrafts.ts";
import styles from "./PriceGrid.module.css";
import { PriceGrid } from "./PriceGrid.tsx";

/** All prices of all countries in one grid, and what some walls cost before and after. */
export function PricesPage({ sites }: { readonly sites: readonly OwnerSite[] }) {
  const drafts = useSiteDrafts(sites);
  useFieldOfHash();
  return (
    <AdminPage
      title="Prices"
      lead={`As shoppers see them, with ${taxNames(sites)}. A column of a spreadsheet can be pasted into its first cell.`}
    >
      {sites.map((site) => (
        <NextDetail key={site.code} site={site} form="prices" />
      ))}
      <div className={styles.prices}>
        <PriceGrid drafts={drafts} />
        <SampleWalls drafts={drafts} />
      </div>
      <p>
        Lowered the price of a set? <Link to="/admin/shop/earlier-prices">Show what it cost before</Link>,
        with the dates on which you charged it.
      </p>
      <SaveBar drafts={drafts} />
    </AdminPage>
  );
}

/** Returns the words of the countries for the tax in their prices: "GST or VAT". */
const taxNames = (sites: readonly OwnerSite[]): string =>
  new Intl.ListFormat("en-GB", { type: "disjunction" }).format([
    ...new Set(sites.map(({ tax }) => tax.name)),
  ]);
