import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { closeSlowReaders } from "./slowReaders.ts";

/** More than the buffers of the operating system hold. */
const LARGE = Buffer.alloc(40_000_000, "x");

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

/** Starts a server whose response is large, and requests it. Returns the server's side of the connection. */
const request = async (options: { readonly graceMs: number; readonly minBytesPerSecond: number }) => {
  const server: Server = createServer((_request, response) => response.end(LARGE));
  cleanUps.push(closeSlowReaders(server, { ...options, intervalMs: 20 }), () => server.close());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the server listens on a port");
  const connected = once(server, "connection");
  const client = connect(address.port, "127.0.0.1");
  cleanUps.push(() => client.destroy());
  client.on("error", () => {});
  client.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
  const [socket] = await connected;
  return { client, socket };
};

test("a response that nobody reads is cut off", async () => {
  const { client, socket } = await request({ graceMs: 100, minBytesPerSecond: 1e9 });
  client.pause();
  await once(socket, "close");
  expect(socket.bytesWritten).toBeGreaterThan(0);
});

test("a response that is read slowly, but fast enough, arrives whole", async () => {
  const { client, socket } = await request({ graceMs: 100, minBytesPerSecond: 1000 });
  let received = 0;
  for await (const chunk of client) {
    received += chunk.length;
    if (received < 2_000_000) await wait(5);
    if (received >= LARGE.length) break;
  }
  expect(received).toBeGreaterThanOrEqual(LARGE.length);
  expect(socket.bytesWritten).toBeGreaterThanOrEqual(LARGE.length);
});
