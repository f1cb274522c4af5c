import { PassThrough, type Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { PrintPackage } from "../../usecases/print/getPrints.ts";

/**
 * Returns an order's folder as a ZIP, written while it is read, so that memory holds only a part of one file.
 * Files are stored without compression, since JPEGs do not get smaller. The stream fails when a file fails, so
 * that a partial archive is not taken for a complete one. When the reader stops, the open file is closed.
 */
export const zipStream = ({ orderNumber, orderedAt, files }: PrintPackage): Readable => {
  const zip = new ZipFile();
  const output = new PassThrough();
  let openFile: Readable | undefined;
  const options = { mtime: orderedAt, mode: 0o644 };
  for (const { name, bytes, open } of files) {
    const entryOptions = { ...options, compress: false, size: bytes };
    zip.addReadStreamLazy(`${orderNumber}/${name}`, entryOptions, (callback) => {
      // The reader stopped before this file's turn.
      if (output.destroyed) return;
      openFile = open();
      // yazl does not handle errors of the streams that it requests. An unhandled one would end the process.
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
