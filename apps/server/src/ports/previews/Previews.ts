import type { Design } from "@storywall/domain/design/design.ts";

/** Which wall an address of a preview shows. The key is made from the design, so what it shows never changes. */
export type Previews = {
  /** The key of a wall, by which its address is found; the same wall has the same, and nobody can guess a photo's. */
  keyOf(design: Design): string;
  /** Makes it possible to ask for the wall by its key. */
  save(design: Design): Promise<void>;
  find(key: string): Promise<Design | undefined>;
};
