import { PGlite } from "@electric-sql/pglite";

type EmbeddedDatabaseOptions = {
  /** Its files; absent: in memory. */
  readonly folder?: string;
  /** What another one has dumped, to begin with. */
  readonly dump?: Blob;
};

/** PGlite on a folder or in memory; made where there is nothing yet. */
export const openPGlite = ({ folder, dump }: EmbeddedDatabaseOptions = {}): Promise<PGlite> =>
  PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
    // Its own default takes 128 MB for a cache that a shop of this size never fills.
    startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"],
  });
