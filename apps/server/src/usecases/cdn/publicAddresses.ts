import { PHOTO_WIDTHS } from "@storywall/domain/photos/photoWidths.ts";
import { photoUrl } from "../photos/photoUrl.ts";

/** Returns all addresses at which a cache may hold a photo: its master and its copies, on every host of the shop. */
export const photoAddresses = (origins: readonly string[], assetId: string): readonly string[] =>
  origins.flatMap((origin) => {
    const url = photoUrl(origin, assetId);
    return [url, ...PHOTO_WIDTHS.map((width) => `${url}?w=${width}`)];
  });

const PREVIEW_FORMS = [".webp", ".webp?w=320", ".webp?of=room", ".webp?of=near", ".jpg", ".glb", ".usdz"];

/** Returns all addresses at which a cache may hold a preview (http/previews). */
export const previewAddresses = (origins: readonly string[], key: string): readonly string[] =>
  origins.flatMap((origin) => PREVIEW_FORMS.map((form) => `${origin}/previews/${key}${form}`));
