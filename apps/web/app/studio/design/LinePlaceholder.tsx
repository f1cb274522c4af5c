import type { Design } from "@storywall/domain/design/design.ts";
import { layOut } from "@storywall/domain/design/layOut.ts";
import { wallBox } from "@storywall/scene/wallBox.ts";
import { useMemo } from "react";
import { createThumbnail } from "../../features/designer/storage/walls/createWallSummary.ts";
import { PhotoInOpening } from "../walls/PhotoInOpening.tsx";
import { usePendingPhotoUrls } from "../walls/usePendingPhotoUrls.ts";

/** A wall with its photos, as large and in the same place as in its preview. */
export default function LinePlaceholder({ design }: { readonly design: Design }) {
  const { tiles } = useMemo(() => createThumbnail(design), [design]);
  const pendingUrls = usePendingPhotoUrls(tiles);
  const { x, y, width, height } = wallBox(layOut(design));
  return (
    <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      {tiles.map(({ outer, inner, opening, colour, photo }) => (
        <g key={outer.join()}>
          <Rectangle at={outer} fill={colour} />
          <Rectangle at={inner ?? opening} fill="#fff" />
          {photo && <PhotoInOpening photo={photo} opening={opening} pendingUrls={pendingUrls} />}
        </g>
      ))}
    </svg>
  );
}

function Rectangle({
  at: [x, y, width, height],
  fill,
}: {
  readonly at: readonly [number, number, number, number];
  readonly fill: string;
}) {
  return <rect x={x} y={y} width={width} height={height} fill={fill} />;
}
