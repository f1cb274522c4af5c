// A server for tests that kill it: `photoServer.ts <folder> [<bucket URL>]` prints its own URL as the first line.

import { S3_KEYS } from "@storywall/testkit/providers/s3/fakeS3.ts";
import { openBucket } from "../../src/adapters/photos-s3/bucket.ts";
import { bucketUploads } from "../../src/adapters/photos-s3/bucketUploads.ts";
import { signedRequests } from "../../src/adapters/photos-s3/signedRequests.ts";
import { ingestUnfinishedUploads } from "../../src/usecases/photos/uploadMaintenance.ts";
import { startPhotoApp } from "./photoApp.ts";

const [folder = "", endpoint] = process.argv.slice(2);

const throughBucket = (address: string) => {
  const requests = signedRequests({ endpoint: address, bucket: "walls", ...S3_KEYS });
  return bucketUploads(requests, openBucket(requests));
};

const { address, services } = await startPhotoApp(
  folder,
  0,
  endpoint === undefined ? null : throughBucket(endpoint),
);
void ingestUnfinishedUploads(services);
process.stdout.write(`${address}\n`);
