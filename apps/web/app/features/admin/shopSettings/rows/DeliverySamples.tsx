import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import { formatMoney } from "@storywall/domain/pricing/formatMoney.ts";
import type { Minor } from "@storywall/domain/units/units.ts";
import { DataTable } from "../../ui/DataTable.tsx";
import styles from "../Settings.module.css";
import { listDeliverySamples } from "./deliverySamples.ts";

type Props = {
  readonly site: OwnerSite;
  /** The delivery options with their unsaved values. */
  readonly rates: readonly { readonly title: string; readonly price: number | string }[];
};

type Row = { readonly key: string; readonly title: string; readonly amounts: readonly (Minor | undefined)[] };

/** What shoppers pay for three walls with each delivery option, because the effect of a rate is easily misjudged. */
export function DeliverySamples({ site, rates }: Props) {
  const samples = listDeliverySamples(
    site,
    rates.map(({ price }) => price),
  );
  const rows: readonly Row[] = [
    { key: "without", title: "The wall alone", amounts: samples.map(({ price }) => price) },
    ...rates.map(({ title }, index) => ({
      // Two options may be called the same while they are typed.
      key: `option ${index}`,
      title: title.trim() === "" ? `Option ${index + 1}` : title,
      amounts: samples.map(({ totals }) => totals[index]),
    })),
  ];
  return (
    <section className={styles.samples} aria-labelledby="delivery-samples">
      <h2 id="delivery-samples">What three walls cost with delivery</h2>
      <DataTable
        caption="Totals of three walls with each delivery option, as typed"
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { key: "title", label: "Delivery", hasNames: true, isTitle: true, render: ({ title }) => title },
          ...samples.map(({ name }, index) => ({
            key: name,
            label: name,
            isNumber: true,
            render: ({ amounts }: Row) => {
              const amount = amounts[index];
              return amount === undefined ? "–" : formatMoney(amount, site.currency);
            },
          })),
        ]}
      />
    </section>
  );
}
