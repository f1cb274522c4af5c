import { completeUpload } from "@storywall/contract/calls/photos/completeUpload.ts";
import { listMissingParts } from "@storywall/contract/calls/photos/listMissingParts.ts";
import type { Client } from "@storywall/contract/client.ts";
import { beginUpload } from "./beginUpload.ts";
import type { PutPart } from "./putPart.ts";
import { isTemporary, type Sent, UNREACHABLE, type UploadRequest } from "./sent.ts";
import type { SendPhoto } from "./uploadPhoto.ts";

type Dependencies = {
  readonly putPart: PutPart;
  readonly sendThroughShop: (request: UploadRequest) => Promise<Sent>;
};

/** Rounds in which nothing arrives, though the shop answers, before the photo goes through the shop instead. */
const ROUNDS_IN_VAIN = 2;

/**
 * Sends a photo straight into the shop's bucket, part by part. What is missing is asked for in each round, so that a reload
 * or a dead network costs the part that was under way. A bucket that cannot be reached from here (a firewall, a missing
 * CORS rule) loses nobody a photo: the same upload goes on through the shop.
 */
export const sendStraight =
  ({ putPart, sendThroughShop }: Dependencies): SendPhoto =>
  async (client, request) => {
    const { uploadUrl } = request;
    const begun = uploadUrl === null ? await beginUpload(request) : { kind: "begun" as const, uploadUrl };
    if (begun.kind !== "begun") return begun;
    if (uploadUrl === null) request.onUploadUrl(begun.uploadUrl);
    const parts = await sendParts(client, putPart, request, idIn(begun.uploadUrl));
    switch (parts) {
      case "all there":
        return { kind: "sent", uploadUrl: begun.uploadUrl };
      case "unreachable":
        return UNREACHABLE;
      case "not this way":
        return sendThroughShop({ ...request, uploadUrl: begun.uploadUrl });
    }
  };

const idIn = (uploadUrl: string): string => uploadUrl.split("/").at(-1) ?? "";

type PartsSent = "all there" | "unreachable" | "not this way";

const sendParts = async (
  client: Client,
  putPart: PutPart,
  { file, onProgress, signal }: UploadRequest,
  id: string,
): Promise<PartsSent> => {
  let fewest = Number.POSITIVE_INFINITY;
  let inVain = 0;
  while (!signal.aborted) {
    const missing = await client(listMissingParts, { params: { id } }, { signal });
    if (missing.kind !== "ok") return whatNow(missing);
    const { part_bytes, parts } = missing.reply;
    const partOf = (number: number) => file.slice((number - 1) * part_bytes, number * part_bytes);
    if (parts.length === 0) {
      onProgress(1);
      const completed = await client(completeUpload, { params: { id } }, { signal });
      if (completed.kind === "ok") return "all there";
      if (completed.kind !== "refused" || completed.error !== "CONFLICT") return whatNow(completed);
    }
    inVain = parts.length > 0 && parts.length < fewest ? 0 : inVain + 1;
    if (inVain > ROUNDS_IN_VAIN) return "not this way";
    fewest = Math.min(fewest, parts.length);

    let there = file.size - parts.reduce((bytes, { number }) => bytes + partOf(number).size, 0);
    for (const { number, url } of parts) {
      const part = partOf(number);
      const progress = (bytes: number) => onProgress((there + bytes) / file.size);
      if (!(await putPart(url, part, { onProgress: progress, signal }))) break;
      there += part.size;
    }
  }
  return "unreachable";
};

/** An upload that the shop does not know in this way, or has forgotten, is tus's to begin anew. */
const whatNow = (
  result:
    | { readonly kind: "refused"; readonly status: number; readonly error: string }
    | { readonly kind: "unreachable" },
): PartsSent =>
  result.kind === "unreachable" || isTemporary(result.status) ? "unreachable" : "not this way";
