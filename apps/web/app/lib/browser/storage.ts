/**
 * Local storage as a visitor, not as a friend: what comes out is parsed, carries a version, and is thrown away when it
 * cannot be understood. Storage may be full or forbidden (private windows), so writing can fail without harm.
 */
export type StorageEntry<T> = {
  readonly key: string;
  readonly version: number;
  /** Gives the value, or null when the data is not one. Gets older versions too, to migrate them. */
  readonly parse: (data: unknown, version: number) => T | null;
};

/** R9.7: everything that a page keeps in local storage. */
export const STORAGE_KEYS = {
  cartInfo: "cart_info",
  /** What was typed at checkout, until the order is seen. */
  checkout: "checkout",
  userPhotos: "user_photos",
  userRecord: "user",
  /** That somebody was told what tiles can do. */
  hintTold: "hint_told",
  /** Followed by the template's or set's key. */
  templateInfo: "template_info",
  /** The rooms in which walls of the cart were designed. */
  lineRooms: "line_rooms",
  /** Which designs went into the cart, and as which lines. */
  lineDesigns: "line_designs",
  /** Designs that others may add photos to. */
  photoLinks: "photo_links",
  /** The thread of messages that was begun here. */
  messageThread: "message_thread",
} as const;

/** What a tab keeps until it is closed. */
export const SESSION_KEYS = { adminMode: "admin_mode", messageDraft: "message_draft" } as const;

type StoredEnvelope = { readonly version: number; readonly data: unknown };

/** The stored value; null when there is none, or none that this version of the page understands. */
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

/** Whether the value was kept. */
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
