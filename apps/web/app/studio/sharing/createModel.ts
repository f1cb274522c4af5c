import type { Design } from "@storywall/domain/design/design.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { createDesignLinkClient } from "../../features/share/designLinkClient.ts";
import { apiWithoutToasts } from "../../lib/api/api.ts";
import { clearVisitor, ensureVisitor } from "../../lib/api/visitor.ts";

/** Makes the shop create the model of a design (B15). Loaded at the first press that needs one. */
export const createModel = (
  design: Design,
  site: SiteCode,
  designKey: string,
  syncPhotos: (design: Design) => Promise<unknown>,
) =>
  createDesignLinkClient({
    client: apiWithoutToasts,
    getVisitorId: () => ensureVisitor(site),
    clearVisitor,
    syncPhotos,
    site,
    designKey,
  }).createModel(design);
