import type { PointMm, SizeMm } from "../geometry/rect.ts";
import { type Mm, mm } from "../units/units.ts";

/** Colours of the wall that the shopper can choose. The scene package defines how each one looks. */
export const WALL_COLOUR_KEYS = ["warmWhite", "sage", "clay", "slate"] as const;
export type WallColourKey = (typeof WALL_COLOUR_KEYS)[number];

/** Our rooms, true to scale. */
export const ROOM_KEYS = ["livingRoom", "bedroom", "diningRoom", "nursery", "study", "hall"] as const;
export type RoomKey = (typeof ROOM_KEYS)[number];

/** Objects that show the scale. Our rooms have furniture, so the sofa is only for a plain wall. */
export const SCALE_AIDS = ["sofa", "person", "rulers"] as const;
export type ScaleAid = (typeof SCALE_AIDS)[number];

/** The background that the tiles are shown on. */
export type RoomPlace =
  | { readonly kind: "plain" }
  | { readonly kind: "room"; readonly key: RoomKey }
  /**
   * The shopper's wall photo, straightened and true to scale. It stays in their browser and is never sent, so other
   * devices know only its size.
   */
  | { readonly kind: "own"; readonly pictureId: string; readonly size: SizeMm };

/**
 * The room in which the shopper views the wall (requirement B5). It has no effect on price, cart, preview and print.
 */
export type DesignRoom = {
  readonly place: RoomPlace;
  readonly wallColour: WallColourKey;
  /** Width of the shopper's wall; null until they enter it. */
  readonly wallWidth: Mm | null;
  /** Offset of the tiles from our default position, to the right and down. */
  readonly moved: PointMm;
  readonly shown: readonly ScaleAid[];
  /** True when the room is lit by its lamps. Otherwise, and when the room has no lamps, it is shown by day. */
  readonly isEvening?: boolean | undefined;
};

/** Limits of the wall's width: 30 cm (a pillar) to 30 m (a hall). */
export const WALL_WIDTH_LIMITS = { min: mm(300), max: mm(30_000) } as const;

export const NOT_MOVED: PointMm = { x: mm(0), y: mm(0) };

export const PLAIN_ROOM: DesignRoom = {
  place: { kind: "plain" },
  wallColour: "warmWhite",
  wallWidth: null,
  moved: NOT_MOVED,
  shown: [],
};

/** Returns true when there is nothing but paint behind the tiles. */
export const isBareWall = ({ place, shown }: Pick<DesignRoom, "place" | "shown">): boolean =>
  place.kind === "plain" && shown.length === 0;

/**
 * Returns the room as other people may see it. A wall photo never leaves its device, so paint replaces it. Undefined
 * when only the default paint is left.
 */
export const shareableRoom = (room: DesignRoom): DesignRoom | undefined => {
  if (room.place.kind !== "own" && !isBareWall(room)) return room;
  return room.wallColour === PLAIN_ROOM.wallColour
    ? undefined
    : { ...PLAIN_ROOM, wallColour: room.wallColour };
};

export const roomOf = (design: { readonly room?: DesignRoom }): DesignRoom => design.room ?? PLAIN_ROOM;

/**
 * Returns the width that the tiles must fit in: the one that the shopper entered, else that of their wall photo;
 * null if unknown.
 */
export const wallWidthOfRoom = ({ wallWidth, place }: DesignRoom): Mm | null =>
  wallWidth ?? (place.kind === "own" ? place.size.width : null);
