import { type Photo, photo as photoSchema } from "@storywall/contract/schemas/photo.ts";
import { expect } from "vitest";
import * as z from "zod/mini";
import type { RunningShop } from "./runningShop.ts";

/** A photo as a browser's form sends it, under the name that its sender gave it. */
export const createPhotoForm = (bytes: Uint8Array, name: string): FormData => {
  const data = new FormData();
  data.append("file", new Blob([new Uint8Array(bytes)]), name);
  return data;
};

export const sendPhotoForm = (
  { address }: Pick<RunningShop, "address">,
  body: FormData | ReadableStream<Uint8Array>,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${address}/api/photos`, {
    method: "POST",
    body,
    headers,
    ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
  });

/** The photo of an upload that must have been taken. */
export const expectPhoto = async (response: Response): Promise<Photo> => {
  const said = await response.text();
  expect(response.status, said).toBe(201);
  return z.parse(photoSchema, JSON.parse(said));
};
