import type { TilePrint } from "@storywall/domain/print/tilePrint.ts";

/** Facts about a print file, to verify it later. */
export type PrintFileMetadata = {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** SHA-256 of the file, in hex. */
  readonly sha256: string;
};

export type PrintResult =
  | ({ readonly kind: "rendered" } & PrintFileMetadata)
  | { readonly kind: "diskFull" }
  /**
   * Rendering took too long or too much memory, or the master cannot be read. `reason` is a sentence for the
   * owner.
   */
  | { readonly kind: "failed"; readonly reason: string };

/** Renders print files in child processes that may crash, so that a bad image costs only its own print. */
export type PrintRenderer = {
  /**
   * Renders the print of a master to `outputPath` and syncs it to disk: an sRGB JPEG with exact size
   * in px at 300 px an inch. The same input gives the same bytes. The file is valid only when the result is
   * `rendered`.
   */
  render(
    masterPath: string,
    print: Pick<TilePrint, "crop" | "geometry">,
    outputPath: string,
  ): Promise<PrintResult>;
};
