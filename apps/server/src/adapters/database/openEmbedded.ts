import { PGlite } from "@electric-sql/pglite";

/** PGlite on a folder, or in memory without one; made where there is nothing yet. */
export const openEmbedded = (folder?: string): Promise<PGlite> =>
  PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    // Its own default takes 128 MB for a cache that a shop of this size never fills.
    startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"],
  });
