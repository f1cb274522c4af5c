import type { CallResult } from "@storywall/contract/client.ts";
import type { OwnerArtItem } from "@storywall/contract/schemas/art.ts";
import type { Photo } from "@storywall/contract/schemas/photo.ts";
import { type SyntheticEvent, useState } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/Button.tsx";
import { useFieldError } from "../ui/useFieldError.ts";
import styles from "./Art.module.css";
import { ArtFields } from "./ArtFields.tsx";
import { findMissing, parseTags, type TypedArt, titleOfFile, titleWithFile } from "./artForm.ts";
import { PrintSharpness } from "./PrintSharpness.tsx";
import { isTooSmall, softSizesText, TOO_SMALL_TEXT } from "./softSizesText.ts";
import { uploadArtImage } from "./uploadArtImage.ts";

export type NewArt = {
  readonly asset_id: string;
  readonly title: string;
  readonly artist: string;
  readonly licence: string;
  readonly tags: string[];
  readonly is_on_sale: boolean;
};

type Props = {
  /** The whole catalogue. */
  readonly items: readonly OwnerArtItem[];
  /** Artist and licence of the newest picture, because the next one often has the same. */
  readonly newest: Pick<TypedArt, "artist" | "licence">;
  readonly onCreate: (art: NewArt) => Promise<CallResult<OwnerArtItem>>;
};

/** Adds a picture: choose a file, check the sizes it prints in, and put it on sale. */
export function NewArtForm({ items, newest, onCreate }: Props) {
  const [photo, setPhoto] = useState<Photo | null>(null);
  const [fileName, setFileName] = useState("");
  const [typed, setTyped] = useState<TypedArt>({ title: "", tags: "", ...newest });
  const [isOnSale, setIsOnSale] = useState(true);
  /** The picture that was added last, shown here because its row in the list may be far down. */
  const [addedId, setAddedId] = useState<string | null>(null);
  const added = items.find(({ _id }) => _id === addedId);
  const softSizes = photo === null ? "" : softSizesText(photo.printable);
  const isUnsellable = photo !== null && isTooSmall(photo.printable);
  const [busy, setBusy] = useState<"uploading" | "saving" | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { errorOf, showError, clearError } = useFieldError<keyof TypedArt>();

  const handleFile = async (file: File | undefined) => {
    if (file === undefined || busy !== null) return;
    setBusy("uploading");
    setError(null);
    // After a file that cannot be used, an earlier picture must not be saved in its place.
    setPhoto(null);
    const uploaded = await uploadArtImage(file);
    setBusy(null);
    if (uploaded.kind === "error") return setError(uploaded.message);
    setPhoto(uploaded.photo);
    setFileName(file.name);
    const suggested = titleOfFile(fileName);
    setTyped((before) => ({ ...before, title: titleWithFile(before.title, suggested, file.name) }));
  };

  const handleSubmit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (photo === null || isUnsellable || busy !== null) return;
    const missing = findMissing(typed);
    setError(null);
    if (missing) return showError(event.currentTarget, missing.field, missing.message);
    clearError();
    setBusy("saving");
    const { title, artist, licence, tags } = typed;
    const texts = { title: title.trim(), artist: artist.trim(), licence: licence.trim() };
    const result = await onCreate({
      asset_id: photo.asset_id,
      ...texts,
      tags: parseTags(tags),
      is_on_sale: isOnSale,
    });
    setBusy(null);
    if (result.kind !== "ok") return setError(result.message);
    setPhoto(null);
    setAddedId(result.reply._id);
    setTyped({ title: "", tags: "", artist, licence });
  };

  return (
    <form
      aria-label="New picture"
      className={styles.form}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      {/* The browser's own text beside the button says "No file chosen" even when a file is already uploaded. */}
      <label className={styles.file}>
        {photo === null ? "Add a picture" : "Choose another picture"}
        <input
          type="file"
          accept="image/*"
          aria-busy={busy === "uploading"}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = "";
            void handleFile(file);
          }}
        />
      </label>
      <div role="status">{busy === "uploading" && <p>Uploading…</p>}</div>
      {photo !== null && (
        <div className={styles.chosen}>
          <img src={`${photo.url}?w=320`} alt={typed.title} width={160} className={styles.preview} />
          <div>
            <p className={styles.hint}>
              {fileName}, {photo.width} × {photo.height} pixels
            </p>
            <PrintSharpness printable={photo.printable} />
            {softSizes !== "" && (
              <p className={styles.hint}>
                {softSizes} Shoppers aren't asked about it: you decide that it's good enough.
              </p>
            )}
            {isUnsellable && (
              <p role="alert" className={styles.error}>
                {TOO_SMALL_TEXT} Please choose a larger file.
              </p>
            )}
          </div>
        </div>
      )}
      {photo !== null && !isUnsellable && (
        <>
          <ArtFields typed={typed} onChange={setTyped} errorOf={errorOf} />
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={isOnSale}
              onChange={({ target: { checked } }) => setIsOnSale(checked)}
            />
            On sale
          </label>
        </>
      )}
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {photo !== null && !isUnsellable && (
        <Button type="submit" busy={busy === "saving"}>
          {isOnSale ? "Put on sale" : "Save"}
        </Button>
      )}
      {photo === null && added && (
        <div className={styles.row}>
          <img src={`${added.url}?w=320`} alt="" width={64} className={styles.thumbnail} />
          <p>
            Added: {added.title}. <Link to={`/admin/art/${added._id}`}>Open it</Link>{" "}
            {added.is_on_sale && <a href={`/art/${added._id}`}>See it in the shop</a>}
          </p>
        </div>
      )}
    </form>
  );
}
