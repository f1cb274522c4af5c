import type { OwnerArtItem } from "@storywall/contract/schemas/art.ts";
import { type SyntheticEvent, useState } from "react";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { AdminPage } from "../ui/AdminPage.tsx";
import { useBusy } from "../ui/useBusy.ts";
import { useFieldError } from "../ui/useFieldError.ts";
import { ArrangedArt } from "./ArrangedArt.tsx";
import styles from "./Art.module.css";
import { toArrangedItem } from "./ArtAdminPage.tsx";
import { ArtFields } from "./ArtFields.tsx";
import {
  type ArtTextChange,
  describeTheirs,
  findMissing,
  listChangedTexts,
  mergeTyped,
  type SavedArtTexts,
  type TypedArt,
  toArtTexts,
  toTypedArt,
} from "./artForm.ts";
import { PrintSharpness } from "./PrintSharpness.tsx";
import { SaleButton } from "./SaleButton.tsx";

type Props = {
  readonly item: OwnerArtItem;
  /** The whole catalogue. */
  readonly items: readonly OwnerArtItem[];
  /** Saves these texts in place of those that were `seen`. */
  readonly onSave: (change: ArtTextChange) => Promise<SavedArtTexts>;
  readonly onArrangeRelated: (ids: readonly string[], seen: readonly string[]) => Promise<string | null>;
  readonly onSetOnSale: (item: OwnerArtItem, isOnSale: boolean) => Promise<string | null>;
};

/** One picture of the catalogue: its texts, how well it prints, and what is shown beside it. */
export function ArtItemPage({ item, items, onSave, onArrangeRelated, onSetOnSale }: Props) {
  const { title } = item;
  /** The texts that this page is based on. Changes made here, and changes saved by others, are compared with them. */
  const [known, setKnown] = useState(toArtTexts(item));
  const [typed, setTyped] = useState(toTypedArt(known));
  const { isBusy, whileBusy } = useBusy();
  const [error, setError] = useState<string | null>(null);
  const { errorOf, showError, clearError } = useFieldError<keyof TypedArt>();
  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const missing = findMissing(typed);
    setError(null);
    if (missing) return showError(event.currentTarget, missing.field, missing.message);
    clearError();
    const change = listChangedTexts(known, typed);
    const { message, theirs } = await whileBusy(onSave(change));
    setError(theirs ? describeTheirs(theirs, change) : message);
    if (theirs) setKnown(theirs);
    if (message !== null) return setTyped(theirs ? mergeTyped(theirs, change) : typed);
    const saved = { ...known, ...change.texts };
    setKnown(saved);
    setTyped(toTypedArt(saved));
  };
  return (
    <AdminPage
      title={title}
      lead={item.is_on_sale ? "On sale." : "Off sale. Walls and orders that already have it keep it."}
      actions={
        <>
          {item.is_on_sale && <a href={`/art/${item._id}`}>See it in the shop</a>}
          <ButtonLink to="/admin/art" variant="secondary">
            All art
          </ButtonLink>
        </>
      }
    >
      <div className={styles.page}>
        <div className={styles.chosen}>
          <img src={`${item.url}?w=640`} alt={title} width={240} className={styles.preview} />
          <div>
            <p className={styles.hint}>
              {item.width} × {item.height} pixels
            </p>
            <PrintSharpness printable={item.printable} />
            <SaleButton item={item} onSetOnSale={onSetOnSale} />
          </div>
        </div>
        <form
          aria-label="Texts"
          className={styles.form}
          noValidate
          onSubmit={(event) => void handleSubmit(event)}
        >
          <ArtFields typed={typed} onChange={setTyped} errorOf={errorOf} />
          {error !== null && (
            <p role="alert" className={styles.error}>
              {error}
            </p>
          )}
          <Button type="submit" busy={isBusy}>
            Save
          </Button>
        </form>
        <section aria-labelledby="related" className={styles.section}>
          <h2 id="related" className={styles.heading}>
            Goes well with this
          </h2>
          <ArrangedArt
            label="Pictures that go well with it"
            ids={item.related}
            items={items.filter(({ _id }) => _id !== item._id).map(toArrangedItem)}
            empty="Pictures that share its tags are shown. Any you add come before them."
            onChange={onArrangeRelated}
          />
        </section>
      </div>
    </AdminPage>
  );
}
