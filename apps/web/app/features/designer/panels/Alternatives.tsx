import { assignPhoto, swapTiles } from "@storywall/domain/design/commands.ts";
import type { Design, DesignPhoto } from "@storywall/domain/design/design.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { drawTile } from "@storywall/scene/drawTile.ts";
import { pictureOf } from "@storywall/scene/pictureOf.ts";
import { memo, useId, useMemo } from "react";
import { SwapIcon, WarningIcon } from "../../../ui/icons.tsx";
import { useDesign, useDesigner } from "../designerStore.ts";
import type { PhotoViewStore } from "../photoView.ts";
import { type TileView, tileViewsOf, VERDICT_WORDS } from "../tileView.ts";
import { useAfterPaint } from "../useAfterPaint.ts";
import { usePictureSource } from "../usePictureSource.ts";
import { StillDrawing } from "../wall/StillDrawing.tsx";
import styles from "./Alternatives.module.css";

type Props = { readonly view: TileView; readonly photos: PhotoViewStore };

/** More than anybody compares; all photos are in the tray. */
const SHOWN = 24;

type Alternative = {
  readonly photo: DesignPhoto;
  /** The tile in which the photo hangs now, which gets this tile's photo for it; null for one that waits in the tray. */
  readonly from: TileView | null;
  readonly after: Design;
};

/** The other photos as they would look in this tile, those of the tray first; one press hangs one. */
export function Alternatives({ view, photos }: Props) {
  const design = useDesign();
  const run = useDesigner((state) => state.run);
  const { name } = view.tile;
  // A dozen drawings: the tile's options are there before they are.
  const isDue = useAfterPaint();
  const alternatives = useMemo(() => (isDue ? alternativesOf(design, view) : []), [isDue, design, view]);
  if (alternatives.length === 0) return null;
  return (
    <section aria-labelledby="alternatives">
      <h3 id="alternatives" className={styles.title}>
        Other photos in this tile
      </h3>
      <ul className={styles.list}>
        {alternatives.map(({ photo, from, after }) => (
          <li key={`${photo.id}:${from?.tile.name}`}>
            <AlternativeButton
              photo={photo}
              from={from}
              after={after}
              name={name}
              photos={photos}
              onPress={() =>
                from
                  ? run(swapTiles, { first: name, second: from.tile.name })
                  : run(assignPhoto, { tile: name, photoId: photo.id })
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const alternativesOf = (design: Design, { tile }: TileView): readonly Alternative[] => {
  const { tiles } = tileViewsOf(design);
  const hanging = new Set(design.tiles.map(({ photoId }) => photoId));
  const waiting = design.photos
    .filter(({ id }) => !hanging.has(id))
    .map((photo) => ({
      photo,
      from: null,
      after: assignPhoto.run(design, { tile: tile.name, photoId: photo.id }),
    }));
  const elsewhere = tiles.flatMap((from) =>
    from.photo === undefined || from.photo.id === tile.photoId
      ? []
      : [
          {
            photo: from.photo,
            from,
            after: swapTiles.run(design, { first: tile.name, second: from.tile.name }),
          },
        ],
  );
  return [...waiting, ...elsewhere].slice(0, SHOWN);
};

type ButtonProps = Alternative & {
  readonly name: string;
  readonly photos: PhotoViewStore;
  readonly onPress: () => void;
};

function AlternativeButton({ photo, from, after, name, photos, onPress }: ButtonProps) {
  const view = tileViewsOf(after).tiles.find(({ tile }) => tile.name === name);
  const verdict = view?.verdict ?? null;
  const isWeak = verdict === "soft" || verdict === "unprintable";
  const words = [
    from ? `Swap with tile ${from.index + 1}` : "Use",
    photo.fileName,
    verdict && VERDICT_WORDS[verdict],
  ];
  return (
    <button
      type="button"
      className={styles.alternative}
      aria-label={words.filter(Boolean).join(", ")}
      title={photo.fileName}
      onClick={onPress}
    >
      {view && <Look view={view} after={after} photos={photos} />}
      {from && (
        <span className={styles.mark}>
          <SwapIcon size={14} /> {from.index + 1}
        </span>
      )}
      {isWeak && (
        <span className={styles.weak}>
          <WarningIcon size={14} />
        </span>
      )}
    </button>
  );
}

/** The tile with the photo in it, as the wall would draw it. */
const Look = memo(
  function Look({
    view: { placed, photo },
    after,
    photos,
  }: {
    readonly view: TileView;
    readonly after: Design;
    readonly photos: PhotoViewStore;
  }) {
    const id = useId().replace(/[^A-Za-z0-9_-]/g, "");
    const source = usePictureSource(photos, photo, 320);
    const { outer } = placed;
    const drawing = useMemo(
      () => [drawTile(placed, pictureOf(placed, after), { detail: "coarse", empty: "paper" })],
      [placed, after],
    );
    const side = Math.max(outer.width, outer.height) + 2 * MARGIN;
    return (
      <svg
        className={styles.look}
        viewBox={`${(outer.width - side) / 2} ${(outer.height - side) / 2} ${side} ${side}`}
        aria-hidden="true"
      >
        <StillDrawing drawing={drawing} idPrefix={`look-${id}`} source={source} />
      </svg>
    );
  },
  (one, other) =>
    one.photos === other.photos &&
    one.view.photo === other.view.photo &&
    one.view.tile.crops === other.view.tile.crops &&
    one.view.placed.size === other.view.placed.size &&
    one.view.placed.frameStyle === other.view.placed.frameStyle &&
    one.view.placed.orientation === other.view.placed.orientation,
);

/** Wall around the frame, for its shadow. */
const MARGIN = mm(12);
