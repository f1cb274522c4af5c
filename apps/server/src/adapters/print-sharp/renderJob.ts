import type { TilePrint } from "@storywall/domain/print/tilePrint.ts";

/** What the parent asks of the process that renders; it has one job in its life. */
export type RenderJob = {
  readonly master: string;
  readonly print: Pick<TilePrint, "crop" | "geometry">;
  readonly to: string;
};
