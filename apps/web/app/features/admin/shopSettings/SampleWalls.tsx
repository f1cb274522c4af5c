import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import { createDesign } from "@storywall/domain/design/createDesign.ts";
import type { Design } from "@storywall/domain/design/design.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import { type PriceList, wallPrice } from "@storywall/domain/pricing/wallPrice.ts";
import { toSiteChange } from "@storywall/domain/siteEdits/siteFields.ts";
import { parseChangedSiteContent } from "@storywall/domain/sites/parseSiteContent.ts";
import { minor } from "@storywall/domain/units/units.ts";
import { DataTable } from "../ui/DataTable.tsx";
import styles from "./prices/PriceGrid.module.css";
import { contentOf, type SiteDraft } from "./siteDraft.ts";
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
      const before = wallPrice(pricesOf(draft.base), design);
      const prices = draftPrices(draft);
      return { name, site: draft.base, before, after: prices && wallPrice(prices, design) };
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

const pricesOf = ({ framePrices, setPrices }: OwnerSite): PriceList => ({
  framePrices: {
    rectangle_small: minor(framePrices.rectangle_small),
    rectangle_medium: minor(framePrices.rectangle_medium),
    rectangle_large: minor(framePrices.rectangle_large),
    rectangle_xlarge: minor(framePrices.rectangle_xlarge),
  },
  setPrices: {
    square_trio: minor(setPrices.square_trio),
    charming_six: minor(setPrices.charming_six),
    dazzling_dozen: minor(setPrices.dazzling_dozen),
  },
});

/** Returns the prices of a draft; undefined while one of its fields is wrong. */
const draftPrices = ({ base, edits }: SiteDraft): PriceList | undefined => {
  const result = parseChangedSiteContent(contentOf(base), toSiteChange(edits));
  return result.kind === "ok" ? result.value : undefined;
};
