import type { OrderLineItem } from "@storywall/contract/schemas/order.ts";
import { isBareWall } from "@storywall/domain/design/room.ts";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { lineRoom } from "../../features/designer/storage/lineRooms.ts";
import { hangOrderedWall } from "./hangOrderedWall.ts";
import styles from "./OrderedRoom.module.css";

// The designer's own files, in which it loads them too.
const loadRooms = async () => {
  const [backdrops, { RoomBackground, RoomForeground }] = await Promise.all([
    import("@storywall/scene/rooms/backdrop.ts"),
    import("../../features/designer/room/RoomLayers.tsx"),
  ]);
  return { backdrops, RoomBackground, RoomForeground };
};
type Rooms = Awaited<ReturnType<typeof loadRooms>>;

/**
 * An ordered wall in the room that the shopper chose for it (B5), which only their browser knows. `children`: what is
 * shown where the room is not known, or the preview cannot be loaded.
 */
export default function OrderedRoom({
  line,
  alt,
  children,
}: {
  readonly line: OrderLineItem;
  readonly alt: string;
  readonly children: ReactNode;
}) {
  const [isMissing, setMissing] = useState(false);
  const [rooms, setRooms] = useState<Rooms | null>(null);
  const room = useMemo(() => lineRoom(line.uuid), [line.uuid]);
  const isInRoom = room !== undefined && !isBareWall(room);
  useEffect(() => {
    if (isInRoom)
      // Without it the wall is shown on the room's wall colour.
      loadRooms().then(setRooms, () => undefined);
  }, [isInRoom]);
  const wall = useMemo(
    () => (room ? hangOrderedWall(line, room, rooms?.backdrops ?? null) : null),
    [line, room, rooms],
  );
  if (wall === null || isMissing) return children;
  const { hung, tiles, paint, view, preview } = wall;
  return (
    <div role="img" aria-label={alt} className={styles.room} style={{ background: paint }}>
      {rooms && hung && <rooms.RoomBackground hung={hung} tiles={tiles} />}
      <svg
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        className={styles.tiles}
        aria-hidden="true"
      >
        <image href={line.previewUrl} {...preview} onError={() => setMissing(true)} />
      </svg>
      {rooms && hung && <rooms.RoomForeground hung={hung} tiles={tiles} />}
    </div>
  );
}
