import type { OwnerArt, OwnerArtItem } from "@storywall/contract/schemas/art.ts";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { AdminPage } from "../ui/AdminPage.tsx";
import { Badge } from "../ui/Badge.tsx";
import { DataTable } from "../ui/DataTable.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { StaleNotice } from "../ui/StaleNotice.tsx";
import { ArrangedArt, type ArrangedItem } from "./ArrangedArt.tsx";
import styles from "./Art.module.css";
import { ArtSets, type SetActions } from "./ArtSets.tsx";
import { NewArtForm } from "./NewArtForm.tsx";
import { SaleButton } from "./SaleButton.tsx";

type Props = {
  readonly art: OwnerArt;
  readonly staleSince: string | null;
  readonly onCreate: ComponentProps<typeof NewArtForm>["onCreate"];
  readonly onArrangeFeatured: (ids: readonly string[], seen: readonly string[]) => Promise<string | null>;
  readonly onSetOnSale: (item: OwnerArtItem, isOnSale: boolean) => Promise<string | null>;
  readonly setActions: SetActions;
};

/** The catalogue of art: what is in it, what stands first, and which pictures go together. */
export function ArtAdminPage({
  art,
  staleSince,
  onCreate,
  onArrangeFeatured,
  onSetOnSale,
  setActions,
}: Props) {
  const { items, sets } = art;
  const arranged = items.map(toArrangedItem);
  const newest = items.find(({ is_own_upload }) => is_own_upload);
  return (
    <AdminPage title="Art" lead="Pictures that shoppers hang beside their photos, or buy on their own.">
      <StaleNotice since={staleSince}>
        <div className={styles.page}>
          <NewArtForm
            items={items}
            newest={{ artist: newest?.artist ?? "", licence: newest?.licence ?? "" }}
            onCreate={onCreate}
          />
          <section aria-labelledby="featured" className={styles.section}>
            <h2 id="featured" className={styles.heading}>
              Shown first
            </h2>
            <ArrangedArt
              isOnFirstScreen
              label="Pictures shown first"
              ids={items.filter(({ is_featured }) => is_featured).map(({ _id }) => _id)}
              items={arranged}
              empty="The newest pictures come first."
              onChange={onArrangeFeatured}
            />
          </section>
          <ArtSets sets={sets} items={arranged} actions={setActions} />
          <section aria-labelledby="all" className={styles.section}>
            <h2 id="all" className={styles.heading}>
              All pictures
            </h2>
            {items.length === 0 ? (
              <EmptyState title="No pictures yet">Pictures that you add appear here.</EmptyState>
            ) : (
              <DataTable
                caption="All pictures"
                rows={items}
                rowKey={({ _id }) => _id}
                isFaded={({ is_on_sale }) => !is_on_sale}
                columns={[
                  { key: "title", label: "Picture", isTitle: true, render: renderName },
                  { key: "artist", label: "Artist", render: ({ artist }) => artist },
                  {
                    key: "tags",
                    label: "Tags",
                    render: ({ tags }) => tags.map((tag) => tag.replaceAll("_", " ")).join(", "),
                  },
                  {
                    key: "sale",
                    label: "Sale",
                    render: (item) => <SaleButton item={item} onSetOnSale={onSetOnSale} />,
                  },
                ]}
              />
            )}
          </section>
        </div>
      </StaleNotice>
    </AdminPage>
  );
}

export const toArrangedItem = ({ _id, title, url }: OwnerArtItem): ArrangedItem => ({ id: _id, title, url });

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
