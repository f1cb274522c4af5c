import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { diskTempFiles } from "../../src/adapters/photos-disk/diskTempFiles.ts";
import { remotePhotoStore } from "../../src/adapters/photos-remote/remotePhotoStore.ts";
import { openBucket } from "../../src/adapters/photos-s3/bucket.ts";
import { listPages, OBJECT_MARKERS } from "../../src/adapters/photos-s3/listPages.ts";
import { signedRequests } from "../../src/adapters/photos-s3/signedRequests.ts";
import { elementsOf, elementText } from "../../src/adapters/photos-s3/xml.ts";
import { PhotoStoreUnavailableError } from "../../src/ports/photos/PhotoStore.ts";
import { photoStoreSuite } from "./photoStore.suite.ts";

// Our fake has the same authors as the adapter and would repeat their misreadings of Amazon's reference. This server
// has others. It checks our signatures. It cannot list multipart uploads, and checks addresses by host name wrongly.
const KEYS = { region: "us-east-1", accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };

let server: ChildProcess;
let endpoint = "";
let folder = "";
let bucketCount = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "photos-s3rver-"));
  server = spawn(
    process.execPath,
    [
      "--openssl-legacy-provider",
      new URL("s3rverProcess.mjs", import.meta.url).pathname,
      join(folder, "objects"),
    ],
    { stdio: ["pipe", "pipe", "inherit"] },
  );
  if (!server.stdout) throw new Error("The server has no output.");
  const [port] = await once(server.stdout, "data");
  endpoint = `http://127.0.0.1:${String(port).trim()}`;
});
afterAll(async () => {
  const ended = once(server, "exit");
  server.stdin?.end();
  await ended;
  await rm(folder, { recursive: true });
});

const requestsTo = (bucket: string, keys = KEYS) => signedRequests({ endpoint, bucket, ...keys });

const createBucket = async () => {
  const requests = requestsTo(`walls-${++bucketCount}`);
  await requests.requestText("PUT", requests.urlOf());
  return { requests, bucket: openBucket(requests) };
};

photoStoreSuite("photos at another S3 server", async () =>
  remotePhotoStore((await createBucket()).bucket, await diskTempFiles(join(folder, "drafts"))),
);

test("another S3 server knows a bucket that is there, and refuses a missing one and another secret", async () => {
  const { bucket } = await createBucket();
  await bucket.check();
  await expect(openBucket(requestsTo("missing")).check()).rejects.toThrow(PhotoStoreUnavailableError);
  const wrong = requestsTo(`walls-${bucketCount}`, { ...KEYS, secretAccessKey: "other" });
  await expect(openBucket(wrong).check()).rejects.toThrow("answered 403");
});

test("another S3 server accepts a part of the signed length and no longer one", async () => {
  const { requests } = await createBucket();
  const url = await requests.presignUpload(requests.urlOf("incoming/part"), 5);
  const statusOf = async (body: string) => (await fetch(url, { method: "PUT", body })).status;
  expect(await statusOf("a longer photo")).toBe(403);
  expect(await statusOf("photo")).toBe(200);
});

test("a bucket of more than a thousand objects is listed in pages, each object once", async () => {
  const { requests, bucket } = await createBucket();
  const path = join(folder, "object");
  await writeFile(path, "x");
  const keys = Array.from({ length: 1001 }, (_, at) => `incoming/${String(at).padStart(4, "0")}`);
  for (let at = 0; at < keys.length; at += 50) {
    await Promise.all(keys.slice(at, at + 50).map((key) => bucket.put(key, path, "text/plain")));
  }
  const pages: (readonly string[])[] = [];
  for await (const page of listPages(requests, { "list-type": "2", prefix: "incoming/" }, OBJECT_MARKERS)) {
    pages.push(elementsOf(page, "Contents").map((object) => elementText(object, "Key")));
  }
  expect(pages.map(({ length }) => length)).toEqual([1000, 1]);
  expect(pages.flat()).toEqual(keys);
});
