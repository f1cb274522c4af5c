import type { Photo } from "@storywall/contract/schemas/photo.ts";

/** An uploaded picture, or a sentence that says why there is none. */
export type UploadResult =
  | { readonly kind: "ok"; readonly photo: Photo }
  | { readonly kind: "error"; readonly message: string };

const UNREACHABLE = "The picture didn't reach the shop. Please try again in a moment.";

/** Sends a picture through the same checks as shoppers' photos: format, size, damage, and an upright print master. */
export const uploadArtImage = async (file: File): Promise<UploadResult> => {
  const body = new FormData();
  body.set("file", file);
  try {
    const response = await fetch("/api/photos", { method: "POST", body });
    const reply: unknown = await response.json();
    if (isPhoto(reply)) return { kind: "ok", photo: reply };
    return { kind: "error", message: messageOf(reply) ?? UNREACHABLE };
  } catch {
    return { kind: "error", message: UNREACHABLE };
  }
};

const isPhoto = (reply: unknown): reply is Photo =>
  typeof reply === "object" && reply !== null && "asset_id" in reply && "printable" in reply;

const messageOf = (reply: unknown): string | undefined =>
  typeof reply === "object" && reply !== null && "message" in reply && typeof reply.message === "string"
    ? reply.message
    : undefined;
