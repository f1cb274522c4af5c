import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** Just above the speed below which the shop closes a connection (src/http/slowReaders.ts), in bytes a second. */
const BYTES_PER_SECOND = 5_000;

/** Requests a URL and reads the reply as slowly as the shop allows, until it ends or the run is over. */
export const readSlowly = (
  url: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve) => {
    const sent = request(url, { headers, signal, agent: false }, (reply) => {
      const read = async () => {
        while (!reply.readableEnded && !reply.destroyed) {
          reply.read(Math.min(BYTES_PER_SECOND, reply.readableLength));
          await wait(1000, undefined, { signal });
        }
      };
      read().catch(() => {});
      reply.once("close", resolve);
    });
    sent.once("error", () => resolve());
    sent.end();
  });
