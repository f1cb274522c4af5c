import { crc32, inflateRawSync } from "node:zlib";

const END_OF_DIRECTORY = Buffer.from("PK\u0005\u0006", "latin1");

/** Returns the files of a ZIP by name, read by its central directory. @throws Error when a checksum is wrong. */
export const readZip = (zip: Buffer): ReadonlyMap<string, Buffer> => {
  const end = zip.lastIndexOf(END_OF_DIRECTORY);
  if (end < 0) throw new Error("Incomplete ZIP.");
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let entry = zip.readUInt16LE(end + 10); entry > 0; entry--) {
    const [method, sum, size] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 20),
    ];
    const [nameLength, extraLength] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)];
    const name = zip.toString("utf8", at + 46, at + 46 + nameLength);
    const header = zip.readUInt32LE(at + 42);
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const stored = zip.subarray(start, start + size);
    const file = method === 0 ? stored : inflateRawSync(stored);
    if (crc32(file) !== sum) throw new Error(`${name} has a wrong checksum.`);
    files.set(name, file);
    at += 46 + nameLength + extraLength + zip.readUInt16LE(at + 32);
  }
  return files;
};
