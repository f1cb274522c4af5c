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
   * Saves a design, so that `find` returns it. A design without uploaded photos is found for as long as photos without
   * an order are stored after its last save, so those who see it again save it again. Writes at most once a day.
   */
  save(design: Design, at: Date): Promise<void>;
  find(key: string): Promise<Design | undefined>;
};
