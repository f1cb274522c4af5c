import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { ColumnType, Generated } from "kysely";
import type { ErasedData } from "../../../ports/privacy/PrivacyRequests.ts";
import type { VisitorPhoto } from "../../../ports/visitor/Visitors.ts";
import type { Json } from "./jsonColumns.ts";

export type VisitorTables = {
  visitors: {
    id: string;
    site: SiteCode;
    createdAt: Date;
    isStaff: Generated<boolean>;
    /** When the visitor requested erasure; null again once no pending payment holds it back. */
    forgottenAt: Generated<Date | null>;
    /** Orders placed before this time do not prefill the checkout form. */
    detailsClearedAt: Generated<Date | null>;
  };
  visitorPhotos: {
    visitorId: string;
    photoId: string;
    /** Id chosen by the browser. */
    uuid: string;
    assetId: string;
    url: string;
    width: number;
    height: number;
    crops: Json<NonNullable<VisitorPhoto["crops"]>> | null;
  };
  visitorTemplates: { visitorId: string; templateKey: string; info: Json<object>; savedAt: Date };
  dataRequests: {
    id: string;
    /** The secret in the mailed link. */
    token: string;
    site: SiteCode;
    email: string;
    createdAt: Date;
    expiresAt: Date;
  };
  privacyRequests: {
    id: string;
    site: SiteCode;
    customerId: string;
    maskedEmail: string;
    createdAt: Date;
    openedAt: Generated<Date | null>;
    erasedAt: Generated<Date | null>;
    erased: ColumnType<ErasedData | null, undefined, string | null>;
  };
};
