import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { zipStream } from "./zipStream.ts";

const createPackage = (...files: Parameters<typeof zipStream>[0]["files"]) => ({
  orderNumber: "ZA-10001",
  orderedAt: new Date("2026-11-21T09:00:00Z"),
  files,
});

/** Returns a print with more bytes than streams buffer, so that its file stays open until it is read. */
const createEndlessPrint = () => {
  const source = new Readable({
    read() {
      // Asynchronously, like a disk.
      setImmediate(() => this.push(Buffer.alloc(65_536)));
    },
  });
  return { source, print: { name: "endless.jpg", bytes: 1_000_000_000, open: () => source } };
};

test("a print that is too short makes the ZIP fail instead of ending it", async () => {
  const short = { name: "short.jpg", bytes: 10, open: () => Readable.from([Buffer.from("short")]) };
  await expect(buffer(zipStream(createPackage(short)))).rejects.toThrow();
});

test("a print that cannot be read makes the ZIP fail", async () => {
  const lost = new Readable({
    read() {
      this.destroy(new Error("the disk is gone"));
    },
  });
  const zip = zipStream(createPackage({ name: "lost.jpg", bytes: 10, open: () => lost }));
  await expect(buffer(zip)).rejects.toThrow("the disk is gone");
});

test("a reader that stops in the middle leaves no file open", async () => {
  const { source, print } = createEndlessPrint();
  const zip = zipStream(createPackage(print));
  await new Promise((resolve) => zip.once("data", resolve));
  zip.destroy();
  await vi.waitFor(() => expect(source.destroyed).toBe(true));
});

test("a print is opened only when it is its turn", () => {
  const open = vi.fn(() => createEndlessPrint().source);
  zipStream(createPackage(createEndlessPrint().print, { name: "later.jpg", bytes: 1, open })).destroy();
  expect(open).not.toHaveBeenCalled();
});
