import type { PointMm, SizeMm } from "../geometry/rect.ts";
import { type Mm, mm } from "../units/units.ts";
import type { Design } from "./design.ts";

/** The wall's paint, for the shopper to choose. What each looks like is the scene's business. */
export const WALL_COLOUR_KEYS = ["warmWhite", "sage", "clay", "slate"] as const;
export type WallColourKey = (typeof WALL_COLOUR_KEYS)[number];

/** Rooms of ours, each drawn at life size. */
export const ROOM_KEYS = ["livingRoom", "bedroom", "study", "hall"] as const;
export type RoomKey = (typeof ROOM_KEYS)[number];

/** What gives the eye a measure. Rooms of ours have furniture of their own, so the sofa is for a plain wall. */
export const SCALE_AIDS = ["sofa", "person", "rulers"] as const;
export type ScaleAid = (typeof SCALE_AIDS)[number];

/** What the tiles are seen against. */
export type RoomPlace =
  | { readonly kind: "plain" }
  | { readonly kind: "room"; readonly key: RoomKey }
  /**
   * The shopper's own wall: a picture that lies straight and true to scale in their browser and is sent to nobody, so
   * that other devices know its size and not its look.
   */
  | { readonly kind: "own"; readonly pictureId: string; readonly size: SizeMm };

/**
 * Where the shopper thinks of hanging the wall (B5). It is for the eye alone: price, cart, preview and print know
 * nothing of it.
 */
export type DesignRoom = {
  readonly place: RoomPlace;
  readonly wallColour: WallColourKey;
  /** How wide the shopper's wall is; null while they have not said. */
  readonly wallWidth: Mm | null;
  /** How far the tiles were moved from where we would hang them: to the right and down. */
  readonly moved: PointMm;
  readonly shown: readonly ScaleAid[];
};

/** A wall may be 30 cm to 30 m wide: a pillar, a hall. */
export const WALL_WIDTH_LIMITS = { min: mm(300), max: mm(30_000) } as const;

export const NOT_MOVED: PointMm = { x: mm(0), y: mm(0) };

export const PLAIN_ROOM: DesignRoom = {
  place: { kind: "plain" },
  wallColour: "warmWhite",
  wallWidth: null,
  moved: NOT_MOVED,
  shown: [],
};

/** True while there is nothing behind the tiles but paint. */
export const isBareWall = ({ place, shown }: Pick<DesignRoom, "place" | "shown">): boolean =>
  place.kind === "plain" && shown.length === 0;

/**
 * The room as others can be shown it. The picture of an own wall never leaves its device, so that bare paint stands for
 * it; undefined where nothing is left but the paint that every wall has.
 */
export const shareableRoom = (room: DesignRoom): DesignRoom | undefined => {
  if (room.place.kind !== "own" && !isBareWall(room)) return room;
  return room.wallColour === PLAIN_ROOM.wallColour
    ? undefined
    : { ...PLAIN_ROOM, wallColour: room.wallColour };
};

export const roomOf = (design: Pick<Design, "room">): DesignRoom => design.room ?? PLAIN_ROOM;

/** How wide the wall is that the tiles must fit on: what the shopper said, else all that their photo shows of it. */
export const wallWidthOfRoom = ({ wallWidth, place }: DesignRoom): Mm | null =>
  wallWidth ?? (place.kind === "own" ? place.size.width : null);
