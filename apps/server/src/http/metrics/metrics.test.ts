import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import type { ShopStats } from "../../ports/platform/ShopStats.ts";
import { createMetricsRegistry, measureRequests } from "./metrics.ts";
import { metricsRoute } from "./metricsRoute.ts";
import { addShopMetrics } from "./shopMetrics.ts";

const STATS: ShopStats = {
  orderCounts: new Map([
    ["ZA", 12],
    ["AU", 3],
  ]),
  paymentsOfDay: new Map([["succeeded", 4]]),
  paymentsToReview: 2,
  refunds: new Map([["requested", 1]]),
  mails: { count: 7, oldestSeconds: 90 },
  mailsFailed: 1,
  paymentEvents: { count: 0, oldestSeconds: 0 },
  uploadsInFlight: 5,
};

let app: FastifyInstance;
afterEach(() => app.close());

const openMetrics = async (token: string | null = null, readStats = async () => STATS) => {
  const registry = createMetricsRegistry({
    databasePool: () => ({ busy: 1, idle: 4, waiting: 0 }),
    images: () => ({ running: 2, waiting: 9 }),
  });
  app = Fastify();
  measureRequests(app, registry);
  const refresh = addShopMetrics(registry, { readStats, clock: { now: () => new Date() } });
  await app.register(metricsRoute({ registry, refresh, token }));
  app.get("/things/:id", async () => "one");
  return (headers: Record<string, string> = {}, remoteAddress = "127.0.0.1") =>
    app.inject({ url: "/metrics", headers, remoteAddress });
};

test("requests are measured by route, and labels hold no ids", async () => {
  const read = await openMetrics();
  await app.inject("/things/secret-of-somebody");
  await app.inject("/things/secret-of-another");
  await app.inject("/nothing/here");
  const { body, headers } = await read();
  expect(headers["content-type"]).toContain("text/plain");
  expect(body).toContain(
    'storywall_http_request_seconds_count{method="GET",route="/things/:id",status="200"} 2',
  );
  expect(body).toContain('storywall_http_request_seconds_count{method="GET",route="none",status="404"} 1');
  expect(body).not.toContain("secret-of");
  // This very request.
  expect(body).toContain("storywall_http_requests_in_flight 1");
});

test("the metrics show the state of the process", async () => {
  const { body } = await (await openMetrics())();
  expect(body).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.]+/);
  expect(body).toMatch(/process_resident_memory_bytes \d+/);
  expect(body).toContain('storywall_database_connections{state="waiting"} 0');
  expect(body).toContain('storywall_images_jobs{state="running"} 2');
});

test("the metrics show the state of the shop", async () => {
  const { body } = await (await openMetrics())();
  for (const line of [
    'storywall_shop_orders{site="ZA"} 12',
    'storywall_shop_payments_of_day{status="succeeded"} 4',
    'storywall_shop_refunds{state="requested"} 1',
    'storywall_shop_mails_waiting{of="count"} 7',
    'storywall_shop_mails_waiting{of="oldest_seconds"} 90',
    'storywall_shop_attention{what="payments_to_review"} 2',
    'storywall_shop_attention{what="mails_given_up"} 1',
    'storywall_shop_uploads_in_flight{to="all"} 5',
    'storywall_up{part="database"} 1',
  ]) {
    expect(body).toContain(`${line}\n`);
  }
});

test("a database that does not answer leaves out its figures, and the page stays", async () => {
  const read = await openMetrics(null, () => Promise.reject(new Error("no answer")));
  const { statusCode, body } = await read();
  expect(statusCode).toBe(200);
  expect(body).toContain('storywall_up{part="database"} 0');
  expect(body).not.toContain("storywall_shop_orders{");
});

test.each([
  ["127.0.0.1", 200],
  ["::1", 200],
  ["::ffff:10.1.2.3", 200],
  ["172.31.255.1", 200],
  ["192.168.0.9", 200],
  ["fd12::1", 200],
  ["172.32.0.1", 404],
  ["203.0.113.1", 404],
  ["2001:db8::1", 404],
])("without a token only the private network reads the metrics: %s gets %i", async (address, status) => {
  expect((await (await openMetrics())({}, address)).statusCode).toBe(status);
});

test.each(["x-forwarded-for", "forwarded", "x-real-ip", "via"])(
  "a request that a proxy forwards (%s) is not from the private network",
  async (header) => {
    expect((await (await openMetrics())({ [header]: "127.0.0.1" }, "10.0.0.1")).statusCode).toBe(404);
  },
);

test("with a token only requests that carry it read the metrics, from anywhere", async () => {
  const read = await openMetrics("a-token-of-letters");
  expect((await read({}, "127.0.0.1")).statusCode).toBe(404);
  expect((await read({ authorization: "Bearer a-token-of-lettres" })).statusCode).toBe(404);
  const authorization = "Bearer a-token-of-letters";
  expect((await read({ authorization, "x-forwarded-for": "203.0.113.1" }, "10.0.0.1")).statusCode).toBe(200);
});
