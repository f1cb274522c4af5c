/**
 * One versioned value in local storage. Stored data is untrusted: it is parsed when it is read, and ignored when it
 * cannot be. Storage may be full or forbidden (private windows), so writing can fail, without harm.
 */
export type StorageEntry<T> = {
  readonly key: string;
  readonly version: number;
  /** Returns the value, or null when the data is invalid. Gets data of older versions too, to migrate them. */
  readonly parse: (data: unknown, version: number) => T | null;
};

/** R9.7: the key of everything that a page stores in local storage. */
export const STORAGE_KEYS = {
  cartInfo: "cart_info",
  /** What was typed at checkout, until the order page has been shown. */
  checkout: "checkout",
  userPhotos: "user_photos",
  userRecord: "user",
  /** That the hint about what tiles can do was shown. */
  hintTold: "hint_told",
  /** Followed by the template's or set's key. */
  templateInfo: "template_info",
  /** The wall that was changed last and is not in a cart. */
  lastWall: "last_wall",
  /** What lists show of the walls that were designed in this browser. */
  walls: "walls",
  /** Walls that were deleted here and of which the server still has a copy. */
  deletedWalls: "deleted_walls",
  /** The rooms in which walls of the cart were designed. */
  lineRooms: "line_rooms",
  /** Which designs were added to the cart, and as which lines. */
  lineDesigns: "line_designs",
  /** Walls of the cart whose designs were changed afterwards. */
  changedLines: "changed_lines",
  /** Designs with a link by which others may add photos. */
  photoLinks: "photo_links",
  /** Followed by the line's id: photos of an ordered wall that hang in no tile. */
  orderPhotos: "order_photos",
  /** The orders that were placed in this browser. */
  ownOrders: "own_orders",
  /** The thread of messages that was started in this browser. */
  messageThread: "message_thread",
} as const;

/** Keys of session storage: what a tab stores until it is closed. */
export const SESSION_KEYS = { adminMode: "admin_mode", messageDraft: "message_draft" } as const;

type StoredEnvelope = { readonly version: number; readonly data: unknown };

/** Returns the stored value; null when there is none, or when this version of the page cannot parse it. */
export const readStored = <T>(stored: StorageEntry<T>, storage: Storage = localStorage): T | null => {
  try {
    const text = storage.getItem(stored.key);
    if (text === null) return null;
    const envelope: unknown = JSON.parse(text);
    if (!isEnvelope(envelope) || envelope.version > stored.version) return null;
    return stored.parse(envelope.data, envelope.version);
  } catch {
    return null;
  }
};

/** Stores a value. Returns false when the browser does not store it. */
export const writeStored = <T>(
  stored: StorageEntry<T>,
  value: T,
  storage: Storage = localStorage,
): boolean => {
  try {
    storage.setItem(
      stored.key,
      JSON.stringify({ version: stored.version, data: value } satisfies StoredEnvelope),
    );
    return true;
  } catch {
    return false;
  }
};

export const removeStored = (key: string, storage: Storage = localStorage): void => {
  try {
    storage.removeItem(key);
  } catch {
    // Forbidden storage holds nothing to remove.
  }
};

const isEnvelope = (value: unknown): value is StoredEnvelope =>
  typeof value === "object" &&
  value !== null &&
  "version" in value &&
  typeof value.version === "number" &&
  "data" in value;
