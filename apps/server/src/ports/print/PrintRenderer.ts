import type { TilePrint } from "@storywall/domain/print/tilePrint.ts";

/** What a print file is, for whoever checks it later. */
export type PrintFileMetadata = {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Hex. */
  readonly sha256: string;
};

export type PrintResult =
  | ({ readonly kind: "rendered" } & PrintFileMetadata)
  | { readonly kind: "noSpace" }
  /** Took too long or too much memory, or the master cannot be read. `reason` is a sentence for the shop's owner. */
  | { readonly kind: "failed"; readonly reason: string };

/** Makes print files. Rendering happens where it may die: whatever a picture does, it costs that print only. */
export type PrintRenderer = {
  /**
   * Writes the print of the master at the path `master` to the path `to`, synced to disk: sRGB JPEG, exact pixels, 300 an
   * inch. The same input gives the same bytes. Nothing useful is at `to` unless the answer is `rendered`.
   */
  render(master: string, print: Pick<TilePrint, "crop" | "geometry">, to: string): Promise<PrintResult>;
};
