import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { toAbandonableBody } from "./abandonableBody.ts";

test("destroying the body keeps the request alive and discards its rest", async () => {
  const request = new PassThrough();
  const body = toAbandonableBody(request);
  const closed = new Promise((resolve) => body.once("close", resolve));
  body.destroy();
  await closed;
  expect(request.destroyed).toBe(false);
  const ended = new Promise((resolve) => request.once("end", resolve));
  request.end(Buffer.alloc(1_000_000));
  await ended;
});

test("a client that disconnects ends the body with an error", async () => {
  const request = new PassThrough();
  const body = toAbandonableBody(request);
  const reading = body.toArray();
  request.destroy(new Error("aborted"));
  await expect(reading).rejects.toThrow("aborted");
});
