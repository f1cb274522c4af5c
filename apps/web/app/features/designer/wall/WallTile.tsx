import type { Design } from "@storywall/domain/design/design.ts";
import type { PlacedTile } from "@storywall/domain/geometry/wall.ts";
import { mm } from "@storywall/domain/units/units.ts";
import { drawTile } from "@storywall/scene/drawTile.ts";
import type { Drawing } from "@storywall/scene/operations.ts";
import { pictureOf } from "@storywall/scene/pictureOf.ts";
import { paintSvgParts } from "@storywall/scene/svg.ts";
import { memo, useMemo } from "react";
import type { PhotoViewStore } from "../photoView.ts";
import type { TileView } from "../tileView.ts";
import { usePictureSource } from "../usePictureSource.ts";
import { SvgElements } from "./SvgElements.tsx";

type Props = {
  readonly view: TileView;
  readonly design: Design;
  readonly photos: PhotoViewStore;
  /** About as many pixels as the picture is shown in, for pictures that come from the shop. */
  readonly pictureWidth: 640 | 1280;
};

/**
 * One tile of the wall's drawing. Its frame, which is most of the drawing, is made anew only when the frame changes: a
 * dozen photos that come in at once touch a dozen pictures and nothing else.
 */
export const WallTile = memo(
  function WallTile({ view: { placed, photo }, design, photos, pictureWidth }: Props) {
    const source = usePictureSource(photos, photo, pictureWidth);
    const { name, size, frameStyle, orientation, outer } = placed;
    // biome-ignore lint/correctness/useExhaustiveDependencies: what a frame looks like, whatever object says it
    const { back, front } = useMemo(
      () => partsOf(placed),
      [name, size, frameStyle, orientation, outer.width, outer.height],
    );
    const picture = pictureOf(placed, design);
    const opening = {
      ...placed.opening,
      x: mm(placed.opening.x - outer.x),
      y: mm(placed.opening.y - outer.y),
    };
    return (
      <g data-name={name} transform={`translate(${outer.x} ${outer.y})`}>
        <Painted drawing={back} idPrefix={`${name}-back`} />
        {picture && source && (
          <Painted
            drawing={[{ kind: "photo", opening, ...picture }]}
            idPrefix={`${name}-photo`}
            source={source}
          />
        )}
        <Painted drawing={front} idPrefix={`${name}-front`} />
      </g>
    );
  },
  (before, after) =>
    before.photos === after.photos &&
    before.pictureWidth === after.pictureWidth &&
    before.view.tile === after.view.tile &&
    before.view.photo === after.view.photo &&
    isSamePlace(before.view.placed, after.view.placed),
);

/** What lies under and over the photo: the scene draws an empty tile, whose paper is the first plain rectangle. */
const partsOf = (placed: PlacedTile): { readonly back: Drawing; readonly front: Drawing } => {
  const { children } = drawTile(placed, null);
  const paper = children.findIndex(({ kind }) => kind === "rect");
  return { back: children.slice(0, paper + 1), front: children.slice(paper + 1) };
};

type PaintedProps = { readonly drawing: Drawing; readonly idPrefix: string; readonly source?: string };

const Painted = memo(function Painted({ drawing, idPrefix, source }: PaintedProps) {
  const { definitions, content } = paintSvgParts(drawing, { idPrefix, photoSource: () => source ?? null });
  return (
    <>
      <defs>
        <SvgElements elements={definitions} />
      </defs>
      <SvgElements elements={content} />
    </>
  );
});

const isSamePlace = (one: PlacedTile, other: PlacedTile): boolean =>
  one.size === other.size &&
  one.frameStyle === other.frameStyle &&
  one.orientation === other.orientation &&
  one.outer.x === other.outer.x &&
  one.outer.y === other.outer.y;
