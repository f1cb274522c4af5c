import type { Design } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { wallBox } from "@storywall/scene/wallBox.ts";
import styles from "./OrderAgainPage.module.css";
import { placeBesideWall } from "./placeBesideWall.ts";

type Props = {
  readonly design: Design;
  readonly previewUrl: string;
  readonly addedDesign: Design;
};

/** The distance between the ordered wall and the new tiles. */
const GAP_MM = 60;

/** Draws the ordered wall and the new tiles beside it at one scale, in mm. */
export function GrownWall({ design, previewUrl, addedDesign }: Props) {
  const orderedWall = layOut(design);
  const addedWall = layOut(addedDesign);
  const box = wallBox(orderedWall);
  const left = orderedWall.width + GAP_MM;
  const top = placeBesideWall(orderedWall, addedWall.height);
  const above = Math.min(box.y, top + box.y);
  const below = Math.max(box.y + box.height, top + addedWall.height - box.y);
  const view = `${box.x} ${above} ${left + addedWall.width - 2 * box.x} ${below - above}`;
  return (
    <svg
      viewBox={view}
      className={styles.drawing}
      role="img"
      aria-label={`Your wall, and ${addedDesign.tiles.length === 1 ? "a new tile" : `${addedDesign.tiles.length} new tiles`} beside it`}
    >
      <image href={previewUrl} x={box.x} y={box.y} width={box.width} height={box.height} />
      {addedWall.tiles.map(({ name, outer }) => (
        <rect
          key={name}
          className={styles.newTile}
          x={left + outer.x}
          y={top + outer.y}
          width={outer.width}
          height={outer.height}
        />
      ))}
    </svg>
  );
}
