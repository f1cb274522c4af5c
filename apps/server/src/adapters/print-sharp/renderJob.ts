import type { TilePrint } from "@storywall/domain/print/tilePrint.ts";

/** The message to the process that renders; each process runs one job. */
export type RenderJob = {
  readonly masterPath: string;
  readonly print: Pick<TilePrint, "crop" | "geometry">;
  readonly outputPath: string;
};
