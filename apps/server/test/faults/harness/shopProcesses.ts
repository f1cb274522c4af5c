import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { connectPostgres, type Database } from "../../../src/adapters/database/engine/connect.ts";
import { photoRecords } from "../../../src/adapters/database/photos/photoRecords.ts";
import { randomIds } from "../../../src/adapters/system/ids.ts";
import { photoUrl } from "../../../src/usecases/photos/photoUrl.ts";
import { type Cluster, type ClusterOptions, startCluster } from "../../processes/cluster.ts";
import { killServerProcesses } from "../../processes/serverProcess.ts";
import { shopper } from "../../support/shopper.ts";
import { createRetryingClient, type RetryingClient } from "./retryingClient.ts";

/** The real server as several processes, with shoppers who buy at all of them. */
export type ShopProcesses = {
  readonly cluster: Cluster;
  /** A direct connection, past the server and every proxy. */
  readonly database: Database;
  readonly shopper: (options?: ShopperOptions) => ReturnType<typeof shopper> & RetryingClient;
  readonly close: () => Promise<void>;
};

type ShopperOptions = {
  readonly site?: SiteCode;
  readonly timeoutMs?: number;
  /** Pause between two attempts. */
  readonly retryDelayMs?: number;
  /** Uploads a real photo. By default photos are rows without files. */
  readonly uploadPhoto?: Parameters<typeof shopper>[0]["uploadPhoto"];
};

type ShopProcessesOptions = ClusterOptions & {
  /** URL of the database when `databaseUrl` names a proxy in front of it. */
  readonly directUrl?: string;
};

export const startShopProcesses = async ({
  directUrl,
  settings,
  ...options
}: ShopProcessesOptions): Promise<ShopProcesses> => {
  const database = await connectPostgres(directUrl ?? options.databaseUrl);
  const cluster = await startCluster({
    ...options,
    // Each shopper has an IP address of its own: fault runs do not test the rate limits of one address.
    settings: { TRUST_PROXY: "127.0.0.1", ...settings },
  });

  const insertPhotoRow = async () => {
    const assetId = randomIds.next();
    const size = { format: "jpeg", width: 4000, height: 3000, bytes: 1 } as const;
    const times = { createdAt: new Date(), lastUsedAt: new Date() };
    await photoRecords(database).insert({ assetId, ...size, sha256: "", uploader: null, ...times });
    return { handle: assetId, url: photoUrl(cluster.publicUrl, assetId) };
  };

  return {
    cluster,
    database,
    shopper: ({ site, timeoutMs, retryDelayMs, uploadPhoto = insertPhotoRow } = {}) => {
      const client = createRetryingClient(() => webOriginsOf(cluster), timeoutMs, retryDelayMs);
      return { ...client, ...shopper({ call: client.call, uploadPhoto }, site) };
    },
    close: async () => {
      await cluster.close();
      await database.destroy();
      killServerProcesses();
    },
  };
};

/** Returns the origins of the web processes that run now. */
export const webOriginsOf = (cluster: Cluster): readonly string[] =>
  cluster
    .running()
    .filter(({ name }) => !name.startsWith("worker"))
    .map(({ origin }) => origin);
