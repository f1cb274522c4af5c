import { type Photo, photo as photoSchema } from "@storywall/contract/schemas/photo.ts";
import { expect } from "vitest";
import * as z from "zod/mini";
import type { RunningShop } from "./runningShop.ts";

/** Creates the form that a browser sends for a photo with that file name. */
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

/** Returns the photo of an upload that must succeed. */
export const expectPhoto = async (response: Response): Promise<Photo> => {
  const text = await response.text();
  expect(response.status, text).toBe(201);
  return z.parse(photoSchema, JSON.parse(text));
};
