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
  const { sync } = createPhotoSync(client, async () => "visitor-1");
  const item = { id: "studio-kite", title: "The red kite", width: 2400, height: 3000 };
  expect(await sync(createArtPhoto(item, "https://shop.example/art/studio-kite.jpg"))).toBe(true);
  expect(requestedUrls).toEqual([]);
  expect(
    await sync({ id: "photo-1", fileName: "a.jpg", url: "https://shop.example/a.jpg", handle: "a" }),
  ).toBe(true);
  expect(requestedUrls).toHaveLength(1);
});
