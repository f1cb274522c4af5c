import type { DesignLinkKind } from "@storywall/domain/links/designLink.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { Generated } from "kysely";
import type { DesignJson } from "./jsonColumns.ts";

export type DesignLinkTables = {
  designLinks: {
    id: string;
    /** The secret in the link's URL. */
    token: string;
    /** What the link lets its visitor do: see `DESIGN_LINK_KINDS`. */
    kind: DesignLinkKind;
    site: SiteCode;
    /** The visitor who made the link. */
    visitorId: string;
    /** The key under which that visitor's browser saves the design. */
    designKey: string;
    design: DesignJson;
    createdAt: Date;
    expiresAt: Date;
    withdrawnAt: Date | null;
  };
  designLinkPhotos: {
    id: string;
    linkId: string;
    assetId: string;
    /** When a phone or guest added the photo through the link. */
    addedAt: Date;
    /** When the link's creator received the photo into the design; null before. */
    receivedAt: Generated<Date | null>;
  };
  designLinkMails: { id: string; linkId: string; email: string };
};
