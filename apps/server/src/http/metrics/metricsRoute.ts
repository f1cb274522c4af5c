import { timingSafeEqual } from "node:crypto";
import { BlockList, isIPv4 } from "node:net";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Registry } from "prom-client";
import { sendFailure } from "../failure.ts";

export type MetricsOptions = {
  readonly registry: Registry;
  /** Brings what is not this process's own up to date. */
  readonly refresh: () => Promise<void>;
  readonly token: string | null;
};

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const) {
  PRIVATE.addSubnet(network, bits, "ipv4");
}
PRIVATE.addAddress("::1", "ipv6");
PRIVATE.addSubnet("fc00::", 7, "ipv6");
PRIVATE.addSubnet("fe80::", 10, "ipv6");

/** Headers by which a proxy says that somebody else asks. */
const PROXIED = ["x-forwarded-for", "forwarded", "x-real-ip", "via", "cf-connecting-ip"];

/**
 * `GET /metrics` for Prometheus: with a token for whoever shows it, without one for the machine and its private network.
 * What comes through a proxy comes from the world, whatever address the proxy has, and needs the token. For everybody else
 * there is nothing at this address.
 */
export const metricsRoute =
  ({ registry, refresh, token }: MetricsOptions): FastifyPluginAsync =>
  async (app) => {
    app.get("/metrics", async (request, reply) => {
      const mayRead = token === null ? isFromInside(request) : shows(request, token);
      if (!mayRead) {
        return sendFailure(reply, { error: "NOT_FOUND", message: "There is nothing at this address." });
      }
      await refresh();
      return reply
        .header("cache-control", "no-store")
        .type(registry.contentType)
        .send(await registry.metrics());
    });
  };

const isFromInside = (request: FastifyRequest): boolean => {
  if (PROXIED.some((header) => request.headers[header] !== undefined)) return false;
  const address = (request.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  return PRIVATE.check(address, isIPv4(address) ? "ipv4" : "ipv6");
};

const shows = ({ headers }: FastifyRequest, token: string): boolean => {
  const shown = Buffer.from(headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return shown.length === wanted.length && timingSafeEqual(shown, wanted);
};
