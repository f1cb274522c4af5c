import type { Stock } from "@storywall/contract/schemas/owner/stock.ts";
import { FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import { STOCK_ITEMS, type StockItem } from "@storywall/domain/stock/stockCatalogue.ts";
import { Link } from "react-router";
import { SiteTabs } from "../shopSettings/SiteTabs.tsx";
import { AdminPage } from "../ui/AdminPage.tsx";
import { Badge } from "../ui/Badge.tsx";
import { DataTable } from "../ui/DataTable.tsx";
import { StaleNotice } from "../ui/StaleNotice.tsx";
import styles from "./StockPage.module.css";
import { type StockState, StockSwitch } from "./StockSwitch.tsx";

type Props = {
  readonly stock: Stock;
  /** The country whose workshop is shown. */
  readonly site: Stock["sites"][number]["code"];
  readonly staleSince: string | null;
  /** Returns a sentence that says why it failed; null when it succeeded. */
  readonly onChange: (item: StockItem, state: StockState) => Promise<string | null>;
};

const GROUPS = [
  { kind: "moulding", title: "Mouldings" },
  { kind: "mat", title: "Mats" },
] as const;

/**
 * The materials that the workshop of a country has run out of. One press takes an item off sale, in every frame that
 * needs it.
 */
export function StockPage({ stock, site, staleSince, onChange }: Props) {
  const shortages = new Map(
    stock.shortages.filter((shortage) => shortage.site === site).map((shortage) => [shortage.item, shortage]),
  );
  return (
    <AdminPage title="Stock" lead="Shoppers can't choose a frame that needs something you're out of.">
      <StaleNotice since={staleSince}>
        <div className={styles.page}>
          <SiteTabs sites={stock.sites} current={site} />
          <p className={styles.hint}>
            Carts that hold such a frame say so, and name the nearest one you have. Orders that are paid stay
            as they are, and so does the day that their shoppers were promised.
          </p>
          {GROUPS.map(({ kind, title }) => (
            <section key={kind} aria-labelledby={kind}>
              <h2 id={kind} className={styles.heading}>
                {title}
              </h2>
              <DataTable
                caption={title}
                rows={STOCK_ITEMS.filter((item) => item.kind === kind)}
                rowKey={({ key }) => `${site} ${key}`}
                columns={[
                  {
                    key: "item",
                    label: "Item",
                    isTitle: true,
                    render: (item) => <ItemName item={item} shortage={shortages.get(item.key)} />,
                  },
                  { key: "frames", label: "Frames", render: describeFrames },
                  {
                    key: "state",
                    label: "Stock",
                    render: (item) => (
                      <StockSwitch
                        name={item.name}
                        expectedOn={shortages.get(item.key)?.expectedOn ?? null}
                        isOut={shortages.has(item.key)}
                        onChange={(state) => onChange(item, state)}
                      />
                    ),
                  },
                ]}
              />
            </section>
          ))}
        </div>
      </StaleNotice>
    </AdminPage>
  );
}

const ItemName = ({
  item,
  shortage,
}: {
  readonly item: StockItem;
  readonly shortage: Stock["shortages"][number] | undefined;
}) => (
  <>
    <strong>{item.name}</strong>{" "}
    {shortage && (
      <>
        <Badge tone="wrong">out of stock</Badge> <small>marked by {shortage.changedBy}</small>
        {shortage.orderCount > 0 && <WaitingOrders {...shortage} />}
      </>
    )}
  </>
);

/**
 * Links to the orders that cannot be finished without it, with their days and the form that writes to each shopper.
 */
const WaitingOrders = ({ site, item, orderCount, lateCount, expectedOn }: Stock["shortages"][number]) => (
  <p>
    <Link to={`/admin/orders?site=${site}&stock=${item}`}>
      {orderCount === 1 ? "One order is waiting for it" : `${orderCount} orders are waiting for it`}
    </Link>
    {lateCount > 0 && `, ${describeLate(lateCount, expectedOn)}`}
  </p>
);

/** Returns how many shoppers were promised more than can be delivered. The shop has to write to them itself. */
const describeLate = (count: number, expectedOn: string | null): string =>
  `${count} promised ${expectedOn === null ? "a day that may not be kept" : "to leave before it's back"}`;

const describeFrames = ({ styles: keys, sizes }: StockItem): string =>
  `${listOf(keys.map((key) => FRAME_STYLES[key].name))} in ${listOf(sizes.map((size) => FRAME_SIZES[size].name))}`;

const listOf = (names: readonly string[]): string => new Intl.ListFormat("en-GB").format(names);
