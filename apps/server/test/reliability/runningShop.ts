import { mkdtemp, rm } from "node:fs/promises";
import { type IncomingHttpHeaders, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { findFreePort } from "@storywall/testkit/findFreePort.ts";
import { readConfig } from "../../src/config/config.ts";
import { startServer } from "../../src/server.ts";
import { createMigratedDatabase } from "../support/databases.ts";

type RawRequest = {
  readonly method?: string;
  /** Also headers that a page cannot set: host, origin, content-length. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
};
export type RawResponse = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

export type RunningShop = {
  /** The URL that it listens on, which may differ from its public URL. */
  readonly address: string;
  readonly folder: string;
  readonly databaseUrl: string;
  readonly send: (path: string, options?: RawRequest) => Promise<RawResponse>;
  readonly stop: () => Promise<void>;
};

/** Starts the whole shop as `main.ts` does, with photos, pages and a port, on a new database. */
export const startRunningShop = async (
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningShop> => {
  const folder = await mkdtemp(join(tmpdir(), "shop-"));
  const database = await createMigratedDatabase();
  const PORT = String(await findFreePort());
  const read = readConfig({
    PORT,
    DATA_DIR: folder,
    LOG_LEVEL: "error",
    DATABASE_URL: database.url,
    OWNER_PASSWORD: "the-owners-password",
    ...settings,
  });
  if (read.kind === "issues") throw new Error(read.issues.join(" "));
  const server = await startServer(read.config);
  const address = `http://127.0.0.1:${PORT}`;
  return {
    address,
    folder,
    databaseUrl: database.url,
    send: (path, { method = "GET", headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const sent = request(`${address}${path}`, { method, headers, agent: false }, (response) => {
          text(response).then(
            (read) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: read }),
            reject,
          );
        });
        sent.once("error", reject);
        sent.end(body);
      }),
    stop: async () => {
      await server.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
