import type { SiteCode } from "@storywall/domain/sites/site.ts";
import type { StockItemKey } from "@storywall/domain/stock/stockItems.ts";
import type { Generated } from "kysely";
import type { SiteEditor } from "../../../ports/sites/SiteData.ts";
import type { Json } from "./jsonColumns.ts";

export type CatalogueTables = {
  artItems: {
    id: string;
    title: string;
    artist: string;
    licence: string;
    tags: Json<readonly string[]>;
    isFeatured: boolean;
    featuredRank: number | null;
    width: number;
    height: number;
    addedAt: Date;
    assetId: string | null;
    isOnSale: boolean;
    relatedIds: Json<readonly string[]>;
  };
  artSets: { id: string; name: string; tags: Json<readonly string[]>; createdAt: Date };
  artSetItems: {
    setId: string;
    /** Position in the set, counted from 0. */
    place: number;
    itemId: string;
  };
  stockShortages: {
    site: SiteCode;
    item: StockItemKey;
    /** A day as `2026-12-04`. */
    expectedOn: string | null;
    changedAt: Date;
    changedBy: string;
  };
  siteVersions: {
    code: SiteCode;
    version: number;
    /** Like a design: unknown until it is parsed. */
    content: Json<unknown>;
    changedAt: Date;
    changedBy: SiteEditor;
    bringsBack: Generated<number | null>;
    staffId: Generated<string | null>;
  };
  addedSites: {
    code: SiteCode;
    /** Unknown until it is parsed. */
    definition: Json<unknown>;
    addedAt: Date;
    addedBy: string;
  };
};
