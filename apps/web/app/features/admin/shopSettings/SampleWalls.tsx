import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { DataTable } from "../ui/DataTable.tsx";
import styles from "./prices/PriceGrid.module.css";
import { draftPrice, savedPrice } from "./prices/samplePrices.ts";
import type { SiteDrafts } from "./useSiteDrafts.ts";

/** Three walls that shoppers often buy: what a price of a size does to them is easily misjudged. */
const SAMPLES: readonly { readonly name: string; readonly design: Design }[] = [
  { name: "Four Medium in a grid", design: createDesign({ kind: "template", key: "grid_four_frames" }) },
  { name: "Three Medium in a row", design: createDesign({ kind: "template", key: "flex_three_frames" }) },
  { name: "Charming six", design: createDesign({ kind: "set", key: "charming_six" }) },
];

/** What three walls cost now and with the prices in the grid. */
export function SampleWalls({ drafts }: { readonly drafts: SiteDrafts }) {
  const rows = drafts.drafts.flatMap((draft) =>
    SAMPLES.map(({ name, design }) => {
      return {
        ...{ name, site: draft.base },
        ...{ before: savedPrice(draft.base, design), after: draftPrice(draft, design) },
      };
    }),
  );
  return (
    <section className={styles.samples}>
      <h2>What three walls cost</h2>
      <DataTable
        caption="Prices of three walls before and after"
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
