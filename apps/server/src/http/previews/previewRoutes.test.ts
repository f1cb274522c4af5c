import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { previewRoutes } from "./previewRoutes.ts";

const KEY = "k".repeat(32);

let app: FastifyInstance;
let requested: string[];
beforeEach(async () => {
  requested = [];
  app = Fastify();
  await app.register(
    previewRoutes(async (key, form) => {
      requested.push(`${key}, ${form}`);
      return key === KEY ? Buffer.from(form) : undefined;
    }),
  );
});
afterEach(() => app.close());

test.each([
  [`/previews/${KEY}.webp`, "wall", "image/webp"],
  [`/previews/${KEY}.webp?w=320`, "small", "image/webp"],
  [`/previews/${KEY}.webp?of=room`, "room", "image/webp"],
  [`/previews/${KEY}.webp?of=near`, "near", "image/webp"],
  [`/previews/${KEY}.jpg`, "social", "image/jpeg"],
  [`/previews/${KEY}.glb`, "glb", "model/gltf-binary"],
  [`/previews/${KEY}.usdz`, "usdz", "model/vnd.usdz+zip"],
])("%s serves a preview of a wall", async (url, form, type) => {
  const { statusCode, body, headers } = await app.inject(url);
  expect([statusCode, body, headers["content-type"]]).toEqual([200, form, type]);
  const etag = String(headers.etag);
  expect((await app.inject({ url, headers: { "if-none-match": etag } })).statusCode).toBe(304);
  expect(headers["cache-control"]).toBe("public, max-age=86400, s-maxage=3600");
});

test.each([
  `/previews/${KEY}.webp?w=640`,
  `/previews/${KEY}.webp?w=`,
  `/previews/${KEY}.webp?w=320&w=320`,
  `/previews/${KEY}.webp?of=social`,
  `/previews/${KEY}.webp?of=room&w=320`,
  "/previews/short.webp",
  "/previews/short.glb",
  "/previews/short.usdz",
])("%s is not found, and nothing is looked up", async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
  expect(requested).toEqual([]);
});
