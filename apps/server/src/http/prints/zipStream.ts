import { PassThrough, type Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { PrintPackage } from "../../usecases/print/getPrints.ts";

/**
 * An order's folder as one ZIP, written while it is read: memory holds a piece of one file. Files are stored as they are,
 * since nothing makes JPEGs smaller. The stream breaks off when a file does, so that nobody takes it for whole;
 * the file in hand is closed when the reader leaves.
 */
export const zipStream = ({ orderNumber, orderedAt, files }: PrintPackage): Readable => {
  const zip = new ZipFile();
  const output = new PassThrough();
  let openFile: Readable | undefined;
  const options = { mtime: orderedAt, mode: 0o644 };
  for (const { name, bytes, open } of files) {
    const entryOptions = { ...options, compress: false, size: bytes };
    zip.addReadStreamLazy(`${orderNumber}/${name}`, entryOptions, (callback) => {
      // Whoever left before this file's turn needs it not.
      if (output.destroyed) return;
      openFile = open();
      // yazl hears of no errors of streams that it asks for; unheard, one would end the whole process.
      openFile.on("error", (error) => output.destroy(error));
      callback(null, openFile);
    });
  }
  zip.on("error", (error: Error) => output.destroy(error));
  output.on("close", () => openFile?.destroy());
  zip.end();
  zip.outputStream.pipe(output);
  return output;
};
