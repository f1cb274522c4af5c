import { DESIGN_LINK_KINDS } from "@storywall/domain/links/designLink.ts";
import * as z from "zod/mini";
import { lineItemInput } from "./cart.ts";
import { collectionId, frameSize, templateKey, userTemplateInfo } from "./design.ts";
import { designMedia } from "./designMedia.ts";
import { id, time, userPhotoId } from "./primitives.ts";
import { designRoom } from "./room.ts";

export const designLinkKind = z.enum(DESIGN_LINK_KINDS);

/** A design without its room, as in a line of a cart. */
export const designInput = z.omit(lineItemInput, { uuid: true, quantity: true });

/** A design to create a link to, including its room, which a cart line does not have. */
export const linkedDesignInput = z.extend(designInput, { room: z.optional(designRoom) });
export type LinkedDesignInput = z.infer<typeof linkedDesignInput>;

/** A link as its maker sees it. Its page is `/walls/{token}`. */
export const designLink = z.object({
  _id: id,
  token: id,
  kind: designLinkKind,
  createdAt: time,
  /** Each use extends it. */
  expiresAt: time,
  photosAdded: z.int(),
});
export type DesignLink = z.infer<typeof designLink>;

/** A design with its photos and art in tiles; for its maker also with the photos in the tray. */
export const linkedDesign = z.object({
  size: frameSize,
  templateKey: z.nullable(templateKey),
  collectionId: z.nullable(collectionId),
  userTemplateInfo,
  room: z.optional(designRoom),
  ...designMedia,
});
export type LinkedDesign = z.infer<typeof linkedDesign>;

/** What a link shows to the visitor who opens it. */
export const openedLink = z.object({
  _id: id,
  kind: designLinkKind,
  expiresAt: time,
  title: z.string(),
  /** Size of the wall, in mm. */
  width: z.number(),
  height: z.number(),
  tilesCount: z.int(),
  photosStillToUpload: z.int(),
  /** Preview of the wall in its room: WebP, 1440 × 960. */
  roomPictureUrl: z.string(),
  /** Close-up for phones: WebP, 1080 × 1080. */
  nearPictureUrl: z.string(),
  /** For link previews: JPEG, 1200 × 630. */
  socialPictureUrl: z.string(),
  /** The design; null for a link that only shows the wall or only takes photos. */
  wall: z.nullable(linkedDesign),
  /** Number of photos added by the link, and of those that the maker's page has received. */
  photosAdded: z.int(),
  photosReceived: z.int(),
});
export type OpenedLink = z.infer<typeof openedLink>;

/** A photo that was added by a link, for its maker's design. */
export const arrivedPhoto = z.object({
  userPhotoId,
  kind: designLinkKind,
  handle: id,
  url: z.string(),
  width: z.int(),
  height: z.int(),
});
export type ArrivedPhoto = z.infer<typeof arrivedPhoto>;
