import type { OwnerOrder } from "@storywall/contract/schemas/owner/ownerOrder.ts";
import { FRAME_SIZES } from "@storywall/domain/catalogue/frameSizes.ts";
import { FRAME_STYLES } from "@storywall/domain/catalogue/frameStyles.ts";
import styles from "../ui/Admin.module.css";

type Line = OwnerOrder["lineItems"][number];

/** Each tile of an ordered wall, with what the workshop needs to make it and the file name of its print. */
export function OrderedTiles({ line }: { readonly line: Line }) {
  const { tiles, frameStyle } = line.userTemplateInfo;
  return (
    <details>
      <summary>{tiles.length === 1 ? "Its tile" : `Its ${tiles.length} tiles`}</summary>
      <ol className={styles.lines}>
        {tiles.map((tile) => {
          const { name, width, height } = FRAME_SIZES[tile.size ?? line.size];
          const dimensions = tile.orientation === "landscape" ? [height, width] : [width, height];
          return (
            <li key={tile.name}>
              {tile.name.replace("_", " ")}: {name}, {dimensions.map((side) => side / 10).join(" × ")} cm,{" "}
              {FRAME_STYLES[tile.frameStyle ?? frameStyle].name}
              {tile.artItemId !== undefined && `, art ${tile.artItemId}`}
              {tile.artItemId === undefined && tile.userPhotoId === null && (
                <span className={styles.error}>, no photo yet</span>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
