import { px } from "@storywall/domain/units/units.ts";
import type { LoadWallPhoto } from "../../features/designer/room/wallPhoto.ts";

const UNREADABLE = "This browser can't open that photo. Please try another one, or save it as a JPEG first.";

/**
 * Opens a photo of the shopper's wall with the same checks as every other photo: its format is read from its bytes,
 * and it is decoded in a worker.
 */
export const loadWallPhoto: LoadWallPhoto = async (file) => {
  try {
    const { createPhotoReader } = await import("../../features/photos/worker/photoReader.ts");
    const reader = createPhotoReader();
    const inspection = await reader.inspect(file);
    if (inspection.kind === "error") return { kind: "error", message: inspection.problem.message };
    const preview = await reader.largeThumbnail(file, inspection.format);
    if (preview.kind === "undecodable") return { kind: "error", message: UNREADABLE };
    const bitmap = await createImageBitmap(preview.image);
    return { kind: "photo", bitmap, size: { width: px(bitmap.width), height: px(bitmap.height) } };
  } catch {
    return { kind: "error", message: UNREADABLE };
  }
};
