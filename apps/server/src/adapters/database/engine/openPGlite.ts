import { PGlite } from "@electric-sql/pglite";

type EmbeddedDatabaseOptions = {
  /** Folder of its files; in memory when absent. */
  readonly folder?: string;
  /** A dump of another PGlite to start from. */
  readonly dump?: Blob;
};

/** Opens PGlite on a folder or in memory, and creates the database when there is none. */
export const openPGlite = ({ folder, dump }: EmbeddedDatabaseOptions = {}): Promise<PGlite> =>
  PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
    // The default cache of 128 MB is more than a shop of this size ever fills. The operating system caches the
    // files, so reading a row by an index costs little more than reading the next row.
    startParams: [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB", "-c", "random_page_cost=1.1"],
  });
