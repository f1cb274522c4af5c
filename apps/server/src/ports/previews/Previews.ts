import type { Design } from "@storywall/domain/design/design.ts";

/**
 * Maps the keys of preview URLs to designs. The key is computed from the design, so what a URL shows never changes.
 */
export type Previews = {
  /**
   * Returns the key of a design. Equal designs have equal keys. Keys are secret in effect: a photo's key cannot be
   * guessed.
   */
  keyOf(design: Design): string;
  /**
   * Saves a design, so that `find` returns it. A design without uploaded photos expires after its last save
   * like a photo without an order, so it is saved again whenever it is shown. Writes at most once a day.
   */
  save(design: Design, at: Date): Promise<void>;
  find(key: string): Promise<Design | undefined>;
};
