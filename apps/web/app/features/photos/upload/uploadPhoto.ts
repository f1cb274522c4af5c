import { getUploadedPhoto } from "@storywall/contract/calls/photos/getUploadedPhoto.ts";
import type { Client } from "@storywall/contract/client.ts";
import type { Photo } from "@storywall/contract/schemas/photo.ts";
import { isTemporary, problemIn, type Sent, UNREACHABLE, type UploadRequest } from "./sent.ts";

export type UploadOutcome =
  | { readonly kind: "stored"; readonly photo: Photo }
  | Exclude<Sent, { kind: "sent" }>;

export type SendPhoto = (client: Client, request: UploadRequest) => Promise<Sent>;

/** How long the shop may take to open a photo after its last byte: some hundred milliseconds, minutes under load. */
const ASK_AGAIN_AFTER_MS = [
  250, 250, 500, 500, 1_000, 1_000, 2_000, 2_000, 5_000, 5_000, 10_000, 10_000, 20_000,
];

/** Sends a photo, waits until the shop has opened it, and gives the shop's Photo. Never rejects. */
export const uploadPhoto = async (client: Client, request: UploadRequest): Promise<UploadOutcome> => {
  const send = await loadSendPhoto().catch(() => null);
  const sent = (await send?.(client, request).catch(() => UNREACHABLE)) ?? UNREACHABLE;
  return sent.kind === "sent" ? askForPhoto(client, sent.uploadUrl, request.signal) : sent;
};

/**
 * The way that this shop wants photos to take: to itself, or straight into its bucket (root.tsx says which). The page is
 * alive before this is there. Begun with the page all the same (see browserPhotos): a browser remembers for ever that a
 * module could not be loaded, so the first try must not come when the network is gone.
 */
export const loadSendPhoto = async (): Promise<SendPhoto> => {
  const throughShop = import("./sendThroughShop.ts");
  if (document.querySelector('meta[name="photo-uploads"][content="direct"]') === null) {
    const { sendThroughShop } = await throughShop;
    return (_client, request) => sendThroughShop(request);
  }
  const [{ sendThroughShop }, { sendStraight }, { putPart }] = await Promise.all([
    throughShop,
    import("./sendStraight.ts"),
    import("./putPart.ts"),
  ]);
  return sendStraight({ putPart, sendThroughShop });
};

const askForPhoto = async (
  client: Client,
  uploadUrl: string,
  signal: AbortSignal,
): Promise<UploadOutcome> => {
  const id = uploadUrl.split("/").at(-1) ?? "";
  for (const wait of ASK_AGAIN_AFTER_MS) {
    const result = await client(getUploadedPhoto, { params: { id } }, { signal });
    if (result.kind === "ok") return { kind: "stored", photo: result.reply };
    const isOpening = result.kind === "refused" && result.error === "UPLOAD_IN_PROGRESS";
    if (!isOpening) {
      return result.kind === "unreachable" || isTemporary(result.status)
        ? { kind: "unreachable" }
        : { kind: "refused", problem: problemIn(result.status, result.message, result.error) };
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return { kind: "unreachable" };
};
