import { DESIGN_LINK_KINDS } from "@storywall/domain/links/designLink.ts";
import * as z from "zod/mini";
import { lineItemInput } from "./cart.ts";
import { collectionId, frameSize, templateKey, userTemplateInfo } from "./design.ts";
import { designMedia } from "./designMedia.ts";
import { id, time, userPhotoId } from "./primitives.ts";
import { designRoom } from "./room.ts";

export const designLinkKind = z.enum(DESIGN_LINK_KINDS);

/** A wall as a client sends it to be linked to, and the room that it is seen in, which no cart line has. */
export const linkedDesignInput = z.extend(z.omit(lineItemInput, { uuid: true, quantity: true }), {
  room: z.optional(designRoom),
});
export type LinkedDesignInput = z.infer<typeof linkedDesignInput>;

/** A link as its maker knows it; its page is `/walls/{token}`. */
export const designLink = z.object({
  _id: id,
  token: id,
  kind: designLinkKind,
  createdAt: time,
  /** Each use puts it off. */
  expiresAt: time,
  photosAdded: z.int(),
});
export type DesignLink = z.infer<typeof designLink>;

/** A wall with what hangs in it, and for its maker with what waits in the tray. */
export const linkedDesign = z.object({
  size: frameSize,
  templateKey: z.nullable(templateKey),
  collectionId: z.nullable(collectionId),
  userTemplateInfo,
  room: z.optional(designRoom),
  ...designMedia,
});
export type LinkedDesign = z.infer<typeof linkedDesign>;

/** What a link shows to whoever opens it. */
export const openedLink = z.object({
  _id: id,
  kind: designLinkKind,
  expiresAt: time,
  title: z.string(),
  /** Of the whole wall, in mm. */
  width: z.number(),
  height: z.number(),
  tilesCount: z.int(),
  photosStillToUpload: z.int(),
  /** The wall as its maker sees it, in its room: WebP, 1440 × 960. */
  roomPictureUrl: z.string(),
  /** The same from near, for a phone: WebP, 1080 × 1080. */
  nearPictureUrl: z.string(),
  /** For link previews: JPEG, 1200 × 630. */
  socialPictureUrl: z.string(),
  /** Null: the link is for looking or for adding photos only. */
  wall: z.nullable(linkedDesign),
  /** Added by the link, and how many of them its maker's page has. */
  photosAdded: z.int(),
  photosReceived: z.int(),
});
export type OpenedLink = z.infer<typeof openedLink>;

/** A photo that came by a link, for its maker's design. */
export const arrivedPhoto = z.object({
  userPhotoId,
  kind: designLinkKind,
  handle: id,
  url: z.string(),
  width: z.int(),
  height: z.int(),
});
export type ArrivedPhoto = z.infer<typeof arrivedPhoto>;
