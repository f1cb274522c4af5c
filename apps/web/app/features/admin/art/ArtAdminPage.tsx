import type { OwnerArt, OwnerArtItem } from "@storywall/contract/schemas/art.ts";
import type { ComponentProps } from "react";
import { AdminPage } from "../ui/AdminPage.tsx";
import { StaleNotice } from "../ui/StaleNotice.tsx";
import { ArrangedArt, type ArrangedItem } from "./ArrangedArt.tsx";
import styles from "./Art.module.css";
import { ArtList } from "./ArtList.tsx";
import { ArtSets, type SetActions } from "./ArtSets.tsx";
import { NewArtForm } from "./NewArtForm.tsx";

type Props = {
  readonly art: OwnerArt;
  readonly staleSince: string | null;
  readonly onCreate: ComponentProps<typeof NewArtForm>["onCreate"];
  readonly onArrangeFeatured: (ids: readonly string[], seen: readonly string[]) => Promise<string | null>;
  readonly onSetOnSale: (item: OwnerArtItem, isOnSale: boolean) => Promise<string | null>;
  readonly setActions: SetActions;
};

/** The catalogue of art: its pictures, which come first, and which belong together. */
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
          <ArtList items={items} onSetOnSale={onSetOnSale} />
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
        </div>
      </StaleNotice>
    </AdminPage>
  );
}

export const toArrangedItem = ({ _id, title, url }: OwnerArtItem): ArrangedItem => ({ id: _id, title, url });
