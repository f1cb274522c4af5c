import type { OrderLineItem } from "@storywall/contract/schemas/order.ts";
import { isBareWall } from "@storywall/domain/design/room.ts";
import { type ReactNode, useEffect, useState } from "react";
import { lineRoom } from "../../features/designer/storage/lineRooms.ts";
import { type HungWall, hangOrderedWall } from "./hangOrderedWall.ts";
import styles from "./OrderedRoom.module.css";

// The designer's own files, in which it loads them too.
const loadRooms = async () => {
  const [backdrops, { RoomBackground, RoomForeground }, { loadRoomImage }] = await Promise.all([
    import("@storywall/scene/rooms/backdrop.ts"),
    import("../../features/designer/room/RoomLayers.tsx"),
    import("../../features/designer/room/roomImages.ts"),
  ]);
  return { backdrops, RoomBackground, RoomForeground, loadRoomImage };
};
type Rooms = Awaited<ReturnType<typeof loadRooms>>;

/** What is shown of an ordered wall. */
type OrderedLine = Pick<
  OrderLineItem,
  "uuid" | "previewUrl" | "size" | "templateKey" | "collectionId" | "userTemplateInfo"
>;

type LoadedRoom = {
  readonly wall: HungWall;
  readonly previewUrl: string;
  /** Null for a wall on bare paint. */
  readonly rooms: Rooms | null;
};

/**
 * Returns the wall in its room once everything that it shows is loaded; null when no room is known, or the wall is no
 * longer sold like that. Rejects when the preview or the room cannot be loaded.
 */
const loadRoom = async (line: OrderedLine): Promise<LoadedRoom | null> => {
  const room = lineRoom(line.uuid);
  if (!room) return null;
  const preview = new Image();
  preview.src = line.previewUrl;
  const [rooms] = await Promise.all([isBareWall(room) ? null : loadRooms(), preview.decode()]);
  const wall = hangOrderedWall(line, room, rooms?.backdrops ?? null);
  if (wall === null) return null;
  const names = wall.hung?.backdrop.rendered?.names;
  // A room whose images cannot be loaded is drawn.
  if (rooms && names)
    await Promise.all([rooms.loadRoomImage(names.wall), rooms.loadRoomImage(names.furniture)]);
  return { wall, previewUrl: line.previewUrl, rooms };
};

/**
 * An ordered wall in the room that the shopper chose for it (B5), which only their browser knows. `children`: what is
 * shown until all of it is loaded, so that its look changes once, and where the room is not known or cannot be loaded.
 */
export default function OrderedRoom({
  line,
  alt,
  children,
}: {
  readonly line: OrderedLine;
  readonly alt: string;
  readonly children: ReactNode;
}) {
  const [isMissing, setMissing] = useState(false);
  const [loaded, setLoaded] = useState<LoadedRoom | null>(null);
  /** The room whose layers have been mounted, which read their images a moment later. */
  const [mounted, setMounted] = useState<LoadedRoom | null>(null);
  useEffect(() => {
    let isCancelled = false;
    loadRoom(line).then(
      (room) => {
        if (!isCancelled) setLoaded(room);
      },
      // The preview alone is what was ordered.
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, [line]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setMounted(loaded));
    return () => cancelAnimationFrame(frame);
  }, [loaded]);
  if (loaded === null || isMissing) return children;
  const { wall, previewUrl, rooms } = loaded;
  const { hung, tiles, paint, view, preview } = wall;
  const isShown = mounted !== null;
  return (
    <>
      {!isShown && children}
      <div
        role="img"
        aria-label={alt}
        hidden={!isShown}
        className={styles.room}
        style={{ background: paint }}
      >
        {rooms && hung && <rooms.RoomBackground hung={hung} tiles={tiles} />}
        <svg
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
          className={styles.tiles}
          aria-hidden="true"
        >
          <image href={previewUrl} {...preview} onError={() => setMissing(true)} />
        </svg>
        {rooms && hung && <rooms.RoomForeground hung={hung} tiles={tiles} />}
      </div>
    </>
  );
}
