import Fastify from "fastify";
import { expect, test } from "vitest";
import { healthRoutes } from "./health.ts";

test("a process whose database does not answer is not ready, but healthy, so it is not restarted", async () => {
  const app = Fastify();
  await app.register(
    healthRoutes({ database: () => Promise.reject(new Error("gone")), photos: async () => {} }),
  );
  const ready = await app.inject("/readyz");
  expect([ready.statusCode, ready.json()]).toEqual([
    503,
    { status: "not ready", checks: { database: "no answer", photos: "ok" } },
  ]);
  expect((await app.inject("/healthz")).statusCode).toBe(200);
});
