const IMPORTED_PREFIX = "wall_";

/**
 * Returns the storage key of a design that was imported from a link or an order. Designs that were begun from a layout
 * have the layout's key.
 */
export const importedDesignKey = (id: string): string => `${IMPORTED_PREFIX}${id}`;

/** Returns the id of an imported design from its storage key; null for another design. */
export const importedIdOf = (designKey: string): string | null =>
  designKey.startsWith(IMPORTED_PREFIX) ? designKey.slice(IMPORTED_PREFIX.length) : null;

export const importedDesignPath = (id: string): string => `/design?wall=${id}`;
