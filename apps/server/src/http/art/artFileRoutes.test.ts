import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createGetArtFile } from "../../usecases/art/getArtFile.ts";
import { artFileRoutes } from "./artFileRoutes.ts";

let app: FastifyInstance;
let rendered: string[];
let files: Map<string, Uint8Array>;
beforeEach(async () => {
  rendered = [];
  files = new Map();
  app = Fastify();
  const getArtFile = createGetArtFile({
    artImages: {
      render: async (id, width) => {
        rendered.push(`${id} ${width ?? "full"}`);
        if (id !== "studio-dog") return undefined;
        return Buffer.from(width === undefined ? "the whole picture" : `${width} wide`);
      },
    },
    files: {
      read: async (name) => files.get(name),
      put: async (name, content) => void files.set(name, content),
    },
  });
  await app.register(artFileRoutes(getArtFile));
});
afterEach(() => app.close());

test("R7.3 an art image is served like a photo: one type, nothing runs, cached for a year", async () => {
  const { statusCode, body, headers } = await app.inject("/art/studio-dog.jpg");
  expect([statusCode, body]).toEqual([200, "the whole picture"]);
  expect(headers).toMatchObject({
    "content-type": "image/jpeg",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; sandbox",
    "cross-origin-resource-policy": "cross-origin",
    "access-control-allow-origin": "*",
    "cache-control": "public, max-age=31536000, immutable",
  });
  const again = await app.inject({
    url: "/art/studio-dog.jpg",
    headers: { "if-none-match": String(headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

test("R7.3 an art image is rendered once for concurrent requests, and stored", async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      app.inject(`/art/studio-dog.jpg${index % 2 === 0 ? "" : "?w=640"}`),
    ),
  );
  expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(["the whole picture", "640 wide"]));
  await app.inject("/art/studio-dog.jpg");
  expect(rendered).toEqual(["studio-dog full", "studio-dog 640"]);
  expect([...files.keys()].sort()).toEqual(["studio-dog-640.jpg", "studio-dog.jpg"]);
});

test.each([
  "/art/studio-cat.jpg",
  "/art/studio-dog.jpg?w=641",
  "/art/studio-dog.jpg?w=",
  "/art/..%2Fstudio-dog.jpg",
  "/art/studio-dog.png",
])("R7.3 %s is not found, and that response is not cached", async (url) => {
  const response = await app.inject(url);
  expect(response.statusCode).toBe(404);
  expect(response.headers["cache-control"] ?? "no-store").toBe("no-store");
  expect([...files.keys()]).toEqual([]);
});
