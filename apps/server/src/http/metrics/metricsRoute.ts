import { timingSafeEqual } from "node:crypto";
import { BlockList, isIPv4 } from "node:net";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import type { Registry } from "prom-client";
import { sendError } from "../httpError.ts";

export type MetricsOptions = {
  readonly registry: Registry;
  /** Updates the metrics whose values come from the database. */
  readonly refresh: () => Promise<void>;
  readonly token: string | null;
};

const PRIVATE_NETWORKS = new BlockList();
for (const [network, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
] as const) {
  PRIVATE_NETWORKS.addSubnet(network, bits, "ipv4");
}
PRIVATE_NETWORKS.addAddress("::1", "ipv6");
PRIVATE_NETWORKS.addSubnet("fc00::", 7, "ipv6");
PRIVATE_NETWORKS.addSubnet("fe80::", 10, "ipv6");

/** Headers by which a proxy says that it forwards a request. */
const PROXY_HEADERS = ["x-forwarded-for", "forwarded", "x-real-ip", "via", "cf-connecting-ip"];

/**
 * `GET /metrics` for Prometheus. With a token, only requests that carry it are answered; without one, only
 * requests from this machine and its private network. A forwarded request comes from the internet, whatever
 * address the proxy has, so it needs the token. All others get 404.
 */
export const metricsRoute =
  ({ registry, refresh, token }: MetricsOptions): FastifyPluginAsync =>
  async (app) => {
    app.get("/metrics", async (request, reply) => {
      const canRead = token === null ? isFromPrivateNetwork(request) : hasToken(request, token);
      if (!canRead) {
        return sendError(reply, { error: "NOT_FOUND", message: "There is nothing at this address." });
      }
      await refresh();
      return reply
        .header("cache-control", "no-store")
        .type(registry.contentType)
        .send(await registry.metrics());
    });
  };

const isFromPrivateNetwork = (request: FastifyRequest): boolean => {
  if (PROXY_HEADERS.some((header) => request.headers[header] !== undefined)) return false;
  const address = (request.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  return PRIVATE_NETWORKS.check(address, isIPv4(address) ? "ipv4" : "ipv6");
};

const hasToken = ({ headers }: FastifyRequest, token: string): boolean => {
  const actual = Buffer.from(headers.authorization ?? "");
  const expected = Buffer.from(`Bearer ${token}`);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
};
