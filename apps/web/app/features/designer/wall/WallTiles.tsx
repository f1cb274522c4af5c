import type { Box } from "@storywall/scene/operations.ts";
import { memo, startTransition, useState } from "react";
import { useDesigner } from "../state/designerStore.ts";
import type { PhotoViewStore } from "../view/photoView.ts";
import type { TileView } from "../view/tileView.ts";
import { TileButton } from "./TileButton.tsx";
import { useTileKeys } from "./useTileKeys.ts";
import { useTilePress } from "./useTilePress.ts";
import styles from "./Wall.module.css";

type Props = {
  readonly tiles: readonly TileView[];
  /** The part of the wall's space that is drawn, in mm. */
  readonly box: Box;
  readonly photos: PhotoViewStore;
  readonly onAddPhoto: (tile: string) => void;
};

/** A button for every tile, over the drawing. Not rendered again while the camera moves. */
export const WallTiles = memo(function WallTiles({ tiles, box, photos, onAddPhoto }: Props) {
  const areControlsHidden = useDesigner((state) => state.areControlsHidden);
  const handlePress = useTilePress(onAddPhoto);
  const handleKeyDown = useTileKeys();
  // A wall of fifty tiles is one tab stop, not fifty.
  const [visited, setVisited] = useState<string | null>(null);
  const tabStop = tiles.some(({ tile }) => tile.name === visited) ? visited : tiles[0]?.tile.name;
  return (
    <ul
      className={styles.tiles}
      onFocus={({ target }) => {
        // The next tab stop may be set after the press that brought the focus here is answered.
        startTransition(() => setVisited(target.getAttribute("data-tile")));
      }}
      aria-label={`Your wall, ${tiles.length} tiles`}
    >
      {tiles.map((tile) => {
        const { name } = tile.tile;
        const { outer } = tile.placed;
        return (
          <li
            key={name}
            className={styles.tile}
            style={{
              left: percent(outer.x - box.x, box.width),
              top: percent(outer.y - box.y, box.height),
              width: percent(outer.width, box.width),
              height: percent(outer.height, box.height),
            }}
          >
            <TileButton
              tile={tile}
              count={tiles.length}
              photos={photos}
              areControlsHidden={areControlsHidden}
              isTabStop={name === tabStop}
              onPress={handlePress}
              onKeyDown={handleKeyDown}
            />
          </li>
        );
      })}
    </ul>
  );
});

const percent = (length: number, of: number): string => `${((length / of) * 100).toFixed(4)}%`;
