import type { Design } from "@storywall/domain/design/design.ts";
import { drawTile } from "@storywall/scene/drawTile.ts";
import { pictureOf } from "@storywall/scene/pictureOf.ts";
import { paintSvgParts } from "@storywall/scene/svg.ts";
import { memo } from "react";
import type { TileView } from "../tileView.ts";
import { SvgElements } from "./SvgElements.tsx";

type Props = {
  readonly view: TileView;
  readonly design: Design;
  /** Address of the photo's picture, or null while there is none. */
  readonly source: string | null;
};

/** One tile of the wall's drawing. Drawn anew only when something of it has changed, not when its neighbour has. */
export const WallTile = memo(
  function WallTile({ view: { placed }, design, source }: Props) {
    const drawing = { ...drawTile(placed, pictureOf(placed, design)), at: placed.outer };
    const { definitions, content } = paintSvgParts([drawing], {
      idPrefix: `tile-${placed.name}`,
      photoSource: () => source,
    });
    return (
      <>
        <defs>
          <SvgElements elements={definitions} />
        </defs>
        <SvgElements elements={content} />
      </>
    );
  },
  (before, after) =>
    before.source === after.source &&
    before.view.tile === after.view.tile &&
    before.view.photo === after.view.photo &&
    isSamePlace(before.view.placed, after.view.placed),
);

type Placed = TileView["placed"];
const isSamePlace = (one: Placed, other: Placed): boolean =>
  one.size === other.size &&
  one.frameStyle === other.frameStyle &&
  one.orientation === other.orientation &&
  one.outer.x === other.outer.x &&
  one.outer.y === other.outer.y;
