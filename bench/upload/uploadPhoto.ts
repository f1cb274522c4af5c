import { readFile } from "node:fs/promises";
import type { UploadedPhoto } from "../api/shopperApi.ts";

/** Uploads a photo as a form. @throws when the shop rejects it. */
export const uploadPhoto = async (origin: string, path: string | URL): Promise<UploadedPhoto> => {
  const form = new FormData();
  form.set("file", new Blob([await readFile(path)]), "photo.jpg");
  const reply = await fetch(`${origin}/api/photos`, { method: "POST", body: form });
  if (reply.status !== 201) throw new Error(`Cannot upload the photo: ${await reply.text()}`);
  return reply.json();
};
