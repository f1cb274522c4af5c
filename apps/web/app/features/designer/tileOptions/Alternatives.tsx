import { cropFor } from "@storywall/domain/crop/cropFor.ts";
import { isWeak } from "@storywall/domain/crop/resolution.ts";
import { VERDICT_LABELS } from "@storywall/domain/crop/verdictMessages.ts";
import { assignPhoto, swapTiles } from "@storywall/domain/design/commands/photoCommands.ts";
import type { Design, DesignPhoto, DesignTile } from "@storywall/domain/design/design.ts";
import { photosInTray } from "@storywall/domain/design/tilePhotos.ts";
import { verdictOfTile } from "@storywall/domain/design/tileVerdict.ts";
import type { PlacedTile } from "@storywall/domain/geometry/wall.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { drawTile } from "@storywall/scene/drawTile.ts";
import { memo, useDeferredValue, useId, useMemo } from "react";
import { SwapIcon } from "../../../ui/icons/designerIcons.tsx";
import { WarningIcon } from "../../../ui/icons/icons.tsx";
import { useDesign, useDesignerStore } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { type TileView, tileViewsOf } from "../view/tileView.ts";
import { useAfterPaint } from "../view/useAfterPaint.ts";
import { useFailedPhotos } from "../view/useFailedPhotos.ts";
import { usePhotoSource } from "../view/usePhotoSource.ts";
import { StaticDrawing } from "../wall/StaticDrawing.tsx";
import styles from "./Alternatives.module.css";
import { replacePhoto, swapPhotos } from "./swapPhotos.ts";

export type AlternativesProps = { readonly view: TileView; readonly photos: PhotoViewStore };

/** More than a shopper compares; the tray has all photos. */
const MAX_ALTERNATIVES = 24;

type Alternative = {
  readonly photo: DesignPhoto;
  /**
   * The tile in which the photo hangs now, which gets this tile's photo in exchange; null for a photo of the tray.
   */
  readonly from: TileView | null;
  readonly after: Design;
};

/** The other photos as they would look in this tile, those of the tray first; a press hangs one. */
export default function Alternatives({ view: currentView, photos }: AlternativesProps) {
  // Deferred: first the page responds to a press that changes the tile itself.
  const design = useDeferredValue(useDesign());
  const view = useDeferredValue(currentView);
  // A dozen drawings or more: the tile's options are painted first.
  const hasPainted = useAfterPaint();
  const failedPhotoIds = useFailedPhotos(photos);
  const alternatives = useMemo(
    () => (hasPainted ? findAlternatives(design, view, failedPhotoIds) : []),
    [hasPainted, design, view, failedPhotoIds],
  );
  if (alternatives.length === 0) return null;
  return (
    <section aria-labelledby="alternatives">
      <h3 id="alternatives" className={styles.title}>
        Use another photo in this tile
      </h3>
      {alternatives.some(({ from }) => from) && (
        <p className={styles.hint}>
          Photos marked <SwapIcon size={14} /> are already on your wall. Pick one to swap it with this one.
        </p>
      )}
      <AlternativeList
        alternatives={alternatives}
        view={view}
        photos={photos}
        isBroken={failedPhotoIds.includes(view.photo?.id ?? "")}
      />
    </section>
  );
}

const AlternativeList = memo(function AlternativeList({
  alternatives,
  view,
  photos,
  isBroken,
}: AlternativesProps & { readonly alternatives: readonly Alternative[]; readonly isBroken: boolean }) {
  const store = useDesignerStore();
  return (
    <ul className={styles.list}>
      {alternatives.map(({ photo, from, after }) => (
        <li key={`${photo.id}:${from?.tile.name}`}>
          <AlternativeButton
            photo={photo}
            from={from}
            after={after}
            view={view}
            photos={photos}
            onPress={() =>
              from ? swapPhotos(store, view, from) : replacePhoto(store, view, photo, isBroken)
            }
          />
        </li>
      ))}
    </ul>
  );
});

const findAlternatives = (
  design: Design,
  { tile }: TileView,
  failedPhotoIds: readonly string[],
): readonly Alternative[] => {
  const { tiles } = tileViewsOf(design);
  const unplaced = photosInTray(design).map((photo) => ({
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
  return [...unplaced, ...elsewhere]
    .filter(({ photo }) => !failedPhotoIds.includes(photo.id))
    .slice(0, MAX_ALTERNATIVES);
};

type ButtonProps = Alternative & {
  /** The tile in which it would hang: the frames themselves stay as they are. */
  readonly view: TileView;
  readonly photos: PhotoViewStore;
  readonly onPress: () => void;
};

function AlternativeButton({ photo, from, after, view, photos, onPress }: ButtonProps) {
  const tile = after.tiles[view.index];
  const verdict = tile ? verdictOfTile(after, tile) : null;
  const labelParts = [
    from ? `Swap with tile ${from.index + 1}` : "Use",
    photo.fileName,
    verdict && VERDICT_LABELS[verdict],
  ];
  return (
    <button
      type="button"
      className={styles.alternative}
      aria-label={labelParts.filter(Boolean).join(", ")}
      title={photo.fileName}
      onClick={onPress}
    >
      {tile && <TilePreview placed={view.placed} tile={tile} photo={photo} photos={photos} />}
      {from && (
        <span className={styles.badge}>
          <SwapIcon size={14} /> {from.index + 1}
        </span>
      )}
      {verdict && isWeak(verdict) && (
        <span className={styles.weak}>
          <WarningIcon size={14} />
        </span>
      )}
    </button>
  );
}

type TilePreviewProps = {
  readonly placed: PlacedTile;
  readonly tile: DesignTile;
  readonly photo: DesignPhoto;
  readonly photos: PhotoViewStore;
};

/** The tile with the photo in it, drawn in plain detail: many drawings in the wall's detail would keep a phone busy. */
const TilePreview = memo(
  function TilePreview({ placed, tile, photo, photos }: TilePreviewProps) {
    const id = useId().replace(/[^A-Za-z0-9_-]/g, "");
    const source = usePhotoSource(photos, photo, 320);
    const { outer } = placed;
    const drawing = useMemo(() => {
      const croppedPhoto = photo.size && {
        photoId: photo.id,
        photo: photo.size,
        crop: cropFor(tile, placed, photo.size),
      };
      return [drawTile(placed, croppedPhoto ?? null, { detail: "plain", empty: "paper" })];
    }, [placed, tile, photo]);
    const side = Math.max(outer.width, outer.height) + 2 * MARGIN_MM;
    return (
      <svg
        className={styles.preview}
        viewBox={`${(outer.width - side) / 2} ${(outer.height - side) / 2} ${side} ${side}`}
        aria-hidden="true"
      >
        <StaticDrawing drawing={drawing} idPrefix={`look-${id}`} source={source} />
      </svg>
    );
  },
  (one, other) =>
    one.photos === other.photos &&
    one.photo === other.photo &&
    one.tile.crops === other.tile.crops &&
    one.placed.size === other.placed.size &&
    one.placed.frameStyle === other.placed.frameStyle &&
    one.placed.orientation === other.placed.orientation,
);

/** Margin around the frame, in mm. */
const MARGIN_MM = mm(12);
