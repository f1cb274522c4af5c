import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { DataTable } from "../ui/DataTable.tsx";
import styles from "./prices/PriceGrid.module.css";
import { draftPrice, SAMPLE_WALLS, savedPrice } from "./prices/samplePrices.ts";
import type { SiteDrafts } from "./useSiteDrafts.ts";

/** What some walls cost in each country now, and with the prices in the grid. */
export function SampleWalls({ drafts }: { readonly drafts: SiteDrafts }) {
  const rows = drafts.drafts.flatMap((draft) =>
    SAMPLE_WALLS.map(({ name, design }) => {
      return {
        ...{ name, site: draft.base },
        ...{ before: savedPrice(draft.base, design), after: draftPrice(draft, design) },
      };
    }),
  );
  return (
    <section className={styles.samples}>
      <h2>What these walls cost</h2>
      <DataTable
        caption="Prices of walls before and after"
        rows={rows}
        rowKey={({ site, name }) => `${site.code} ${name}`}
        columns={[
          {
            key: "name",
            label: "Wall",
            isTitle: true,
            render: ({ name, site }) => `${name}, ${site.countryName}`,
          },
          {
            key: "now",
            label: "Now",
            isNumber: true,
            render: ({ before, site }) => (before === 0 ? "not set" : formatMoney(before, site.currency)),
          },
          {
            key: "then",
            label: "With these prices",
            isNumber: true,
            render: ({ before, after, site }) =>
              after === undefined || after === 0 ? (
                "–"
              ) : after === before ? (
                "the same"
              ) : (
                <ins>{formatMoney(after, site.currency)}</ins>
              ),
          },
        ]}
      />
    </section>
  );
}
