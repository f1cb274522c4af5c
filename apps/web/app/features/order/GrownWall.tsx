import type { Design } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/geometry/layout.ts";
import { wallBox } from "@storywall/scene/drawWall.ts";
import styles from "./OrderAgainPage.module.css";

type Props = {
  readonly wall: Design;
  readonly previewUrl: string;
  readonly added: Design;
};

/** As far apart as tiles of a wall hang. */
const GAP_MM = 60;

/** The wall that hangs, as it was bought, and beside it the tiles to come, at one scale. In millimetres. */
export function GrownWall({ wall, previewUrl, added }: Props) {
  const bought = layOut(wall);
  const coming = layOut(added);
  const box = wallBox(bought);
  const left = bought.width + GAP_MM;
  const top = (bought.height - coming.height) / 2;
  const above = Math.min(box.y, top + box.y);
  const below = Math.max(box.y + box.height, top + coming.height - box.y);
  const view = `${box.x} ${above} ${left + coming.width - 2 * box.x} ${below - above}`;
  return (
    <svg
      viewBox={view}
      className={styles.grown}
      role="img"
      aria-label={`Your wall, and ${added.tiles.length === 1 ? "a new tile" : `${added.tiles.length} new tiles`} beside it`}
    >
      <image href={previewUrl} x={box.x} y={box.y} width={box.width} height={box.height} />
      {coming.tiles.map(({ name, outer }) => (
        <rect
          key={name}
          className={styles.coming}
          x={left + outer.x}
          y={top + outer.y}
          width={outer.width}
          height={outer.height}
        />
      ))}
    </svg>
  );
}
