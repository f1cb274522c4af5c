import type { Crop } from "@storywall/domain/crop/crop.ts";
import type { OpeningKey } from "@storywall/domain/design/design.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";

export type Visitor = { readonly id: string; readonly site: SiteCode; readonly createdAt: Date };

/** A photo as one visitor knows it: by an id of their own. */
export type VisitorPhoto = {
  readonly visitorId: string;
  readonly photoId: string;
  readonly uuid: string;
  readonly assetId: string;
  readonly url: string;
  /** Upright pixels. */
  readonly width: number;
  readonly height: number;
  readonly crops: Readonly<Partial<Record<OpeningKey, Crop>>> | null;
};

/** A visitor's wall in the words of the wire, which were checked at the door; kept for the visitor only. */
export type VisitorTemplate = {
  readonly visitorId: string;
  readonly templateKey: string;
  readonly info: object;
};

export type Visitors = {
  insert(visitor: Visitor): Promise<void>;
  find(id: string): Promise<Visitor | undefined>;
  /** Replaces the photo of that id. */
  savePhoto(photo: VisitorPhoto): Promise<void>;
  /** Whether it was in the visitor's list. */
  removePhoto(visitorId: string, assetId: string): Promise<boolean>;
  /** Those of the ids that the visitor has. */
  findPhotos(visitorId: string, photoIds: readonly string[]): Promise<readonly VisitorPhoto[]>;
  /** Replaces the template of that key. */
  saveTemplate(template: VisitorTemplate): Promise<void>;
};
