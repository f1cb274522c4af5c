import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { httpCdn } from "./httpCdn.ts";

const ADDRESSES = ["https://shop.example/photos/a.jpg", "https://shop.example/photos/a.jpg?w=320"];

let server: Server;
let url = "";
let status = 200;
let headers: Record<string, string> = {};
let received: { readonly request: IncomingMessage; readonly body: string }[] = [];
beforeEach(async () => {
  [status, headers, received] = [200, {}, []];
  server = createServer(async (request, response) => {
    received.push({ request, body: await text(request) });
    response.writeHead(status, headers).end("an answer");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server has no port");
  url = `http://127.0.0.1:${address.port}/purge`;
});
afterEach(() => void server.close());

test("B12 the addresses go to the owner's URL, with the token", async () => {
  expect(await httpCdn({ url, token: "s3cret" }).purge(ADDRESSES)).toEqual({ kind: "purged" });
  const [{ request, body } = { request: undefined, body: "" }] = received;
  expect([request?.method, request?.url, request?.headers.authorization]).toEqual([
    "POST",
    "/purge",
    "Bearer s3cret",
  ]);
  expect(JSON.parse(body)).toEqual({ files: ADDRESSES });
  await httpCdn({ url, token: null }).purge(ADDRESSES);
  expect(received[1]?.request.headers.authorization).toBeUndefined();
});

test("an error says neither address nor token, and no redirect is followed", async () => {
  status = 403;
  expect(await httpCdn({ url, token: "s3cret" }).purge(ADDRESSES)).toEqual({
    kind: "failed",
    error: "answered 403",
  });
  status = 307;
  headers = { location: url };
  const redirected = await httpCdn({ url, token: "s3cret" }).purge(ADDRESSES);
  expect(redirected.kind).toBe("failed");
  expect(received).toHaveLength(2);
  const refused = await httpCdn({ url: "http://127.0.0.1:1/purge", token: "s3cret" }).purge(ADDRESSES);
  expect(refused.kind).toBe("failed");
  expect(JSON.stringify([redirected, refused])).not.toMatch(/s3cret|127\.0\.0\.1/);
});
