import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import { AdminPage } from "../ui/AdminPage.tsx";
import styles from "./PriceGrid.module.css";
import { PriceGrid } from "./PriceGrid.tsx";
import { SampleWalls } from "./SampleWalls.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { useSiteDrafts } from "./useSiteDrafts.ts";

/** All prices of all countries in one grid, and what three walls cost before and after. */
export function PricesPage({ sites }: { readonly sites: readonly OwnerSite[] }) {
  const drafts = useSiteDrafts(sites);
  return (
    <AdminPage
      title="Prices"
      lead="With tax, as shoppers see them. A column of a spreadsheet can be pasted into its first cell."
    >
      <div className={styles.prices}>
        <PriceGrid drafts={drafts} />
        <SampleWalls drafts={drafts} />
      </div>
      <SaveBar drafts={drafts} />
    </AdminPage>
  );
}
