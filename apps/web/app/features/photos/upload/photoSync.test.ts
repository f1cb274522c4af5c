import { createClient } from "@storywall/contract/client.ts";
import { createArtPhoto } from "@storywall/domain/design/artPhoto.ts";
import { expect, test } from "vitest";
import { createPhotoSync } from "./photoSync.ts";

test("R2.13 an art item is not synced, since it is the shop's own", async () => {
  const requestedUrls: string[] = [];
  const client = createClient({
    baseUrl: "",
    fetch: async (url) => {
      requestedUrls.push(String(url));
      return Response.json({});
    },
  });
  const { sync } = createPhotoSync({
    client,
    getVisitorId: async () => "visitor-1",
    clearVisitor: () => undefined,
  });
  const item = { id: "studio-kite", title: "The red kite", width: 2400, height: 3000 };
  expect(await sync(createArtPhoto(item, "https://shop.example/art/studio-kite.jpg"))).toBe(true);
  expect(requestedUrls).toEqual([]);
  expect(
    await sync({ id: "photo-1", fileName: "a.jpg", url: "https://shop.example/a.jpg", handle: "a" }),
  ).toBe(true);
  expect(requestedUrls).toHaveLength(1);
});

test("R5.1 photos of a visitor whom the shop no longer knows become those of a new one", async () => {
  let visitorId = "erased";
  const requests: string[] = [];
  const client = createClient({
    baseUrl: "",
    fetch: async (_url, init) => {
      const body = String(init?.body);
      requests.push(body);
      const isKnown = !body.includes("erased");
      return isKnown
        ? Response.json({})
        : Response.json({ statusCode: 404, error: "NOT_FOUND", message: "Who?" }, { status: 404 });
    },
  });
  const { sync } = createPhotoSync({
    client,
    getVisitorId: async () => visitorId,
    clearVisitor: (id) => {
      if (id === visitorId) visitorId = "new";
    },
  });
  const photo = (id: string) => ({ id, fileName: "a.jpg", url: "https://shop.example/a.jpg", handle: "a" });
  expect(await Promise.all([sync(photo("photo-1")), sync(photo("photo-2"))])).toEqual([true, true]);
  expect(requests.filter((body) => body.includes('"new"'))).toHaveLength(2);
});

test("R8.5 a photo that the shop refuses is not sent again", async () => {
  const requests: string[] = [];
  const client = createClient({
    baseUrl: "",
    fetch: async (url) => {
      requests.push(String(url));
      return Response.json({ error: "PHOTO_URL_NOT_OURS", message: "no" }, { status: 422 });
    },
  });
  const { sync } = createPhotoSync({
    client,
    getVisitorId: async () => "visitor-1",
    clearVisitor: () => undefined,
  });
  expect(
    await sync({ id: "photo-1", fileName: "a.jpg", url: "https://shop.example/a.jpg", handle: "a" }),
  ).toBe(false);
  expect(requests).toHaveLength(1);
});
