import { cropFor } from "@storywall/domain/crop/cropFor.ts";
import { isWeak } from "@storywall/domain/crop/resolution.ts";
import { assignPhoto, swapTiles } from "@storywall/domain/design/commands/commands.ts";
import type { Design, DesignPhoto, DesignTile } from "@storywall/domain/design/design.ts";
import { photosInTray } from "@storywall/domain/design/fill.ts";
import { verdictOfTile } from "@storywall/domain/design/tileVerdict.ts";
import type { PlacedTile } from "@storywall/domain/geometry/wall.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { drawTile } from "@storywall/scene/drawTile.ts";
import { memo, useDeferredValue, useId, useMemo } from "react";
import { SwapIcon } from "../../../ui/designerIcons.tsx";
import { WarningIcon } from "../../../ui/icons.tsx";
import { useDesign, useDesigner } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import { type TileView, tileViewsOf, VERDICT_WORDS } from "../view/tileView.ts";
import { useAfterPaint } from "../view/useAfterPaint.ts";
import { usePictureSource } from "../view/usePictureSource.ts";
import { useRefused } from "../view/useRefused.ts";
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
export function Alternatives({ view: viewNow, photos }: Props) {
  // Never before the answer to a press that changes the tile itself.
  const design = useDeferredValue(useDesign());
  const view = useDeferredValue(viewNow);
  // A dozen drawings: the tile's options are there before they are.
  const isDue = useAfterPaint();
  const refused = useRefused(photos);
  const alternatives = useMemo(
    () => (isDue ? alternativesOf(design, view, refused) : []),
    [isDue, design, view, refused],
  );
  if (alternatives.length === 0) return null;
  return (
    <section aria-labelledby="alternatives">
      <h3 id="alternatives" className={styles.title}>
        Other photos in this tile
      </h3>
      <AlternativeList alternatives={alternatives} view={view} photos={photos} />
    </section>
  );
}

const AlternativeList = memo(function AlternativeList({
  alternatives,
  view,
  photos,
}: Props & { readonly alternatives: readonly Alternative[] }) {
  const run = useDesigner((state) => state.run);
  const { name } = view.tile;
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
              from
                ? run(swapTiles, { first: name, second: from.tile.name })
                : run(assignPhoto, { tile: name, photoId: photo.id })
            }
          />
        </li>
      ))}
    </ul>
  );
});

const alternativesOf = (
  design: Design,
  { tile }: TileView,
  refused: readonly string[],
): readonly Alternative[] => {
  const { tiles } = tileViewsOf(design);
  const waiting = photosInTray(design).map((photo) => ({
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
  return [...waiting, ...elsewhere].filter(({ photo }) => !refused.includes(photo.id)).slice(0, SHOWN);
};

type ButtonProps = Alternative & {
  /** The tile in which it would hang: frames stay where and as they are. */
  readonly view: TileView;
  readonly photos: PhotoViewStore;
  readonly onPress: () => void;
};

function AlternativeButton({ photo, from, after, view, photos, onPress }: ButtonProps) {
  const tile = after.tiles[view.index];
  const verdict = tile ? verdictOfTile(after, tile) : null;
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
      {tile && <Look placed={view.placed} tile={tile} photo={photo} photos={photos} />}
      {from && (
        <span className={styles.mark}>
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

type LookProps = {
  readonly placed: PlacedTile;
  readonly tile: DesignTile;
  readonly photo: DesignPhoto;
  readonly photos: PhotoViewStore;
};

/** The tile with the photo in it as the wall would show it, plainly: so many of a wall's drawings keep a phone busy. */
const Look = memo(
  function Look({ placed, tile, photo, photos }: LookProps) {
    const id = useId().replace(/[^A-Za-z0-9_-]/g, "");
    const source = usePictureSource(photos, photo, 320);
    const { outer } = placed;
    const drawing = useMemo(() => {
      const picture = photo.size && {
        photoId: photo.id,
        photo: photo.size,
        crop: cropFor(tile, placed, photo.size),
      };
      return [drawTile(placed, picture ?? null, { detail: "plain", empty: "paper" })];
    }, [placed, tile, photo]);
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
    one.photo === other.photo &&
    one.tile.crops === other.tile.crops &&
    one.placed.size === other.placed.size &&
    one.placed.frameStyle === other.placed.frameStyle &&
    one.placed.orientation === other.placed.orientation,
);

/** Wall around the frame. */
const MARGIN = mm(12);
