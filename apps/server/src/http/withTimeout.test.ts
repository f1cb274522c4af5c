import Fastify from "fastify";
import { expect, test } from "vitest";
import { handleError } from "./errorHandler.ts";
import { withTimeout } from "./withTimeout.ts";

const never = () => new Promise<never>(() => {});

test("R7.6 a result or an error in time is passed on", async () => {
  expect(await withTimeout(60_000, async () => "here")).toBe("here");
  await expect(withTimeout(60_000, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});

test("R7.6 a call without an answer ends with 503, also after its body has been read", async () => {
  const app = Fastify();
  app.setErrorHandler(handleError);
  app.route({ method: ["GET", "POST"], url: "/", handler: () => withTimeout(1, never) });
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  try {
    expect((await fetch(address)).status).toBe(503);
    const headers = { "content-type": "application/json" };
    const posted = await fetch(address, { method: "POST", headers, body: "{}" });
    expect(posted.status).toBe(503);
    expect(await posted.json()).toMatchObject({ error: "UNAVAILABLE" });
  } finally {
    await app.close();
  }
});
