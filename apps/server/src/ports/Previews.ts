import type { Design } from "@storywall/domain/design/design.ts";

/** Which wall an address of a preview shows. The key is made from the design, so what it shows never changes. */
export type Previews = {
  /** The same again changes nothing. */
  save(key: string, design: Design): Promise<void>;
  find(key: string): Promise<Design | undefined>;
};
