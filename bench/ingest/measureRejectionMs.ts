import { openAsBlob } from "node:fs";

/** Number of attempts. Only the fastest counts, since other programs of the machine slow down some. */
const ATTEMPTS = 5;

/**
 * Returns the milliseconds from sending an invalid file to the end of the reply. @throws when the shop accepts the
 * file.
 */
export const measureRejectionMs = async (origin: string, path: string): Promise<number> => {
  const file = await openAsBlob(path);
  let fastestMs = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const form = new FormData();
    form.append("file", file, "photo.jpg");
    const startedAt = performance.now();
    const reply = await fetch(`${origin}/api/photos`, { method: "POST", body: form });
    await reply.bytes();
    if (reply.ok) throw new Error(`${path} was accepted.`);
    fastestMs = Math.min(fastestMs, performance.now() - startedAt);
  }
  return fastestMs;
};
