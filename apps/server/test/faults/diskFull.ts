import { readdirSync } from "node:fs";
import { join } from "node:path";
import { photo as photoSchema } from "@storywall/contract/schemas/photo.ts";
import sharp from "sharp";
import * as z from "zod/mini";
import { createUpload, getOffset, requestUpload, sendPatch } from "../photos/tusRequests.ts";
import { waitUntil } from "../processes/requests.ts";
import { isAlive } from "./harness/isAlive.ts";
import { type ShopProcesses, webOriginsOf } from "./harness/shopProcesses.ts";
import type { SmallDisk } from "./harness/smallDisk.ts";
import { atLeast, exactly, type ThresholdResult } from "./harness/thresholds.ts";
import { findViolations } from "./invariants/shopInvariants.ts";

/** Creates a PNG of noise, which compression cannot make smaller. */
const createNoisePng = async (side: number): Promise<Uint8Array<ArrayBuffer>> => {
  const background = { r: 128, g: 128, b: 128 };
  const picture = sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background,
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  });
  return new Uint8Array(await picture.png().toBuffer());
};

const sendForm = async (origin: string, bytes: Uint8Array<ArrayBuffer>): Promise<number> => {
  const form = new FormData();
  form.append("file", new Blob([bytes]), "photo.png");
  const reply = await fetch(`${origin}/api/photos`, { method: "POST", body: form });
  if (reply.status === 201) z.parse(photoSchema, await reply.json());
  else await reply.text();
  return reply.status;
};

/** Fills the disk while photos are uploaded, and frees it later. */
export const runDiskFull = async (
  shop: ShopProcesses,
  disk: SmallDisk,
  { photos }: { readonly photos: number },
): Promise<readonly ThresholdResult[]> => {
  const [origin = ""] = webOriginsOf(shop.cluster);
  const pids = shop.cluster.running().map(({ pid }) => pid);
  const bytes = await createNoisePng(600);
  const resumable = await createUpload(origin, bytes.length);
  await sendPatch(resumable, 0, bytes.subarray(0, bytes.length / 2));
  const begunAt = await getOffset(resumable);
  await disk.fillLeaving(bytes.length * 4);

  const full = await Promise.all(Array.from({ length: photos }, () => sendForm(origin, bytes)));
  // Files of rejected uploads are deleted shortly after the reply, so their space is filled again.
  await disk.fill();
  const rest = await sendPatch(resumable, begunAt, bytes.subarray(begunAt));
  // The rejected rest of the upload has freed its space.
  await disk.fill();
  const newUpload = await requestUpload(origin, bytes.length);
  const checkPhotos = () => findViolations(shop.database, { dataDir: disk.folder });
  const violationsWhileFull = await checkPhotos();
  const uploads = (): number => readdirSync(join(disk.folder, "uploads")).length;
  // The deletion after a reply takes long on a busy machine.
  await waitUntil("rejected uploads are deleted", async () => uploads() <= 1);
  const leftUploads = uploads();

  await disk.clear();
  const statusesAfter = await Promise.all(
    full.filter((status) => status !== 201).map(() => sendForm(origin, bytes)),
  );
  const offset = await getOffset(resumable);
  const resumed = await sendPatch(resumable, offset, bytes.subarray(offset));
  const photo = await fetch(resumable);
  const refused = full.filter((status) => status === 507).length;
  const name = `disk full while ${photos} photos come in`;
  return [
    atLeast(`${name}: rejected with 507`, refused, 1),
    exactly(
      `${name}: replies of another kind`,
      full.filter((status) => status !== 507 && status !== 201).length,
      0,
    ),
    exactly(`${name}: reply to the rest of an upload`, rest.status, 507),
    exactly(`${name}: reply to a new upload`, newUpload.status, 507),
    exactly(`${name}: rows without files, and files without rows`, violationsWhileFull.length, 0),
    // The pending one.
    exactly(`${name}: remaining uploads`, leftUploads, 1),
    exactly(
      `${name}: accepted when there is space`,
      statusesAfter.filter((status) => status === 201).length,
      statusesAfter.length,
    ),
    exactly(`${name}: reply to the resumed upload`, resumed.status, 204),
    exactly(`${name}: reply for its photo`, photo.status, 200),
    exactly(`${name}: the same afterwards`, (await checkPhotos()).length, 0),
    exactly(`${name}: processes that ended`, pids.filter((pid) => !isAlive(pid)).length, 0),
  ];
};
