import type { OwnerArtItem } from "@storywall/contract/schemas/art.ts";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/Button.tsx";
import { TextField } from "../../../ui/form/Field.tsx";
import { Badge } from "../ui/Badge.tsx";
import { DataTable } from "../ui/DataTable.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import styles from "./Art.module.css";
import { findArt } from "./findArt.ts";
import { SaleButton } from "./SaleButton.tsx";

/** More rows are shown on a press: on a phone each is a card, and the sets come after them. */
const FIRST_ROWS = 8;

type Props = {
  /** The whole catalogue. */
  readonly items: readonly OwnerArtItem[];
  readonly onSetOnSale: (item: OwnerArtItem, isOnSale: boolean) => Promise<string | null>;
};

/** All pictures of the catalogue, with a search field. */
export function ArtList({ items, onSetOnSale }: Props) {
  const [text, setText] = useState("");
  const [isWhole, setIsWhole] = useState(false);
  const found = findArt(items, text);
  const shown = isWhole || text.trim() !== "" ? found : found.slice(0, FIRST_ROWS);
  return (
    <section aria-labelledby="all" className={styles.section}>
      <h2 id="all" className={styles.heading}>
        All pictures
      </h2>
      {items.length > FIRST_ROWS && (
        <div className={styles.find}>
          <TextField
            label="Find a picture"
            hint="Title, artist or tag."
            type="search"
            value={text}
            onChange={({ target: { value } }) => setText(value)}
          />
        </div>
      )}
      {items.length === 0 ? (
        <EmptyState title="No pictures yet">Pictures that you add appear here.</EmptyState>
      ) : found.length === 0 ? (
        <EmptyState title="No pictures match">Try a shorter word.</EmptyState>
      ) : (
        <DataTable
          caption="All pictures"
          rows={shown}
          rowKey={({ _id }) => _id}
          isFaded={({ is_on_sale }) => !is_on_sale}
          columns={[
            { key: "title", label: "Picture", isTitle: true, render: renderName },
            {
              key: "artist",
              label: "Artist",
              card: { line: 2, side: "start" },
              render: ({ artist }) => artist,
            },
            {
              key: "tags",
              label: "Tags",
              card: { line: 3, side: "start" },
              render: ({ tags }) => tags.map((tag) => tag.replaceAll("_", " ")).join(", "),
            },
            {
              key: "sale",
              label: "Sale",
              card: { line: 2, side: "end" },
              render: (item) => <SaleButton item={item} onSetOnSale={onSetOnSale} />,
            },
          ]}
        />
      )}
      {shown.length < found.length && (
        <div>
          <Button variant="secondary" onClick={() => setIsWhole(true)}>
            Show all {found.length}
          </Button>
        </div>
      )}
    </section>
  );
}

const renderName = ({ _id, title, url, is_on_sale }: OwnerArtItem) => (
  <span className={styles.row}>
    <img src={`${url}?w=320`} alt="" width={48} loading="lazy" className={styles.thumbnail} />
    <span>
      <Link to={`/admin/art/${_id}`} data-row-link>
        {title}
      </Link>{" "}
      {!is_on_sale && <Badge tone="neutral">off sale</Badge>}
    </span>
  </span>
);
