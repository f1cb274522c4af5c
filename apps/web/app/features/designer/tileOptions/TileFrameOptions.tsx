import { allowedOrientations, allowedTileSizes } from "@storywall/domain/design/allowedOptions.ts";
import { removeTile } from "@storywall/domain/design/commands/frameCommands.ts";
import {
  setTileFrameStyle,
  setTileOrientation,
  setTileSize,
} from "@storywall/domain/design/commands/tileFrameCommands.ts";
import { Button } from "../../../ui/Button.tsx";
import { RotateIcon, TrashIcon } from "../../../ui/icons/designerIcons.tsx";
import { FrameChoice } from "../panels/FrameChoice.tsx";
import { SizeChoice } from "../panels/SizeChoice.tsx";
import { LazySizeMark } from "../sizes/LazySizeMark.tsx";
import { useDesign, useDesigner } from "../state/designerStore.ts";
import type { FrameOptionsProps } from "./TileOptions.tsx";

/**
 * Size, orientation and frame of one tile, for a wall that is not ordered yet. Sizes come first: they are what shoppers
 * look for after the photo. `children` are what is pressed less often.
 */
export function TileFrameOptions({ view: { tile, placed }, photos, prices, children }: FrameOptionsProps) {
  const design = useDesign();
  const run = useDesigner((state) => state.run);
  const sizes = allowedTileSizes(design.base, tile.name);
  return (
    <>
      {sizes.length > 1 && (
        <SizeChoice
          legend="Size of this tile"
          sizes={sizes}
          value={placed.size}
          prices={prices}
          isForTile
          orientation={placed.orientation}
          markOf={(size) => <LazySizeMark size={size} tile={tile.name} photos={photos} />}
          onChange={(size) => run(setTileSize, { tile: tile.name, size })}
        />
      )}
      {allowedOrientations(design.base, tile.name).length > 1 && (
        <Button
          variant="secondary"
          onClick={() =>
            run(setTileOrientation, {
              tile: tile.name,
              orientation: placed.orientation === "portrait" ? "landscape" : "portrait",
            })
          }
        >
          <RotateIcon size={20} /> Rotate tile
        </Button>
      )}
      <FrameChoice
        legend="Frame for this tile"
        tileName={tile.name}
        base={design.base}
        sizes={[placed.size]}
        value={placed.frameStyle}
        photos={photos}
        onChange={(frameStyle) => run(setTileFrameStyle, { tile: tile.name, frameStyle })}
      />
      {children}
      {removeTile.isPossible(design, { tile: tile.name }) && (
        <Button variant="secondary" onClick={() => run(removeTile, { tile: tile.name })}>
          <TrashIcon size={20} /> Remove tile
        </Button>
      )}
    </>
  );
}
