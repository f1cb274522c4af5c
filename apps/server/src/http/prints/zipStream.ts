import { PassThrough, type Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { PrintPackage } from "../../usecases/print/showPrints.ts";

/**
 * An order's folder as one ZIP, written while it is read: memory holds a piece of one file. Files are stored as they are,
 * since nothing makes JPEGs smaller. The stream breaks off when a file does, so that nobody takes it for whole;
 * the file in hand is closed when the reader leaves.
 */
export const zipStream = ({ orderNumber, orderedAt, files }: PrintPackage): Readable => {
  const zip = new ZipFile();
  const out = new PassThrough();
  let inHand: Readable | undefined;
  const options = { mtime: orderedAt, mode: 0o644 };
  for (const { name, bytes, open } of files) {
    const stored = { ...options, compress: false, size: bytes };
    zip.addReadStreamLazy(`${orderNumber}/${name}`, stored, (give) => {
      // Whoever left before this file's turn needs it not.
      if (out.destroyed) return;
      inHand = open();
      // yazl hears of no errors of streams that it asks for; unheard, one would end the whole process.
      inHand.on("error", (error) => out.destroy(error));
      give(null, inHand);
    });
  }
  zip.on("error", (error: Error) => out.destroy(error));
  out.on("close", () => inHand?.destroy());
  zip.end();
  zip.outputStream.pipe(out);
  return out;
};
