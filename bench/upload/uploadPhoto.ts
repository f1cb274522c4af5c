import { readFile } from "node:fs/promises";
import type { UploadedPhoto } from "../api/shopperApi.ts";

/** Sends a photo as a plain form. @throws when the shop does not take it */
export const uploadPhoto = async (origin: string, path: string | URL): Promise<UploadedPhoto> => {
  const form = new FormData();
  form.set("file", new Blob([await readFile(path)]), "photo.jpg");
  const reply = await fetch(`${origin}/api/photos`, { method: "POST", body: form });
  if (reply.status !== 201) throw new Error(`the photo was not taken: ${await reply.text()}`);
  return reply.json();
};
