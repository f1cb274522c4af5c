import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { samplePhotoPath } from "./makePhotos.ts";

/** A wall for a cart, and its photo, named "koi". */
export type SeededWall = { readonly photoPath: string; readonly line: object };

const TRIO: SeededWall = {
  photoPath: samplePhotoPath("koi"),
  line: {
    size: "square_small",
    collectionId: "square_trio",
    userTemplateInfo: {
      frameStyle: "Timeless",
      frameType: "black",
      matType: "shallow",
      tiles: [1, 2, 3].map((number) => ({ name: `tile_${number}`, userPhotoId: "koi", cropParams: {} })),
    },
  },
};

/**
 * Puts a wall, of three tiles by default, into the page's cart by API calls, for tests that start with a filled
 * cart.
 */
export const seedCart = async (
  page: Page,
  shopUrl: string,
  site: string,
  { photoPath, line }: SeededWall = TRIO,
): Promise<void> => {
  // Node sends these calls, and does not resolve names below localhost.
  const apiUrl = `http://127.0.0.1:${new URL(shopUrl).port}/api`;
  const post = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const response = await page.request.post(`${apiUrl}${path}`, { data: { site, ...body } });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return response.json();
  };
  const visitor = await post("/misc/create_user", {});
  const upload = await page.request.post(`${apiUrl}/photos`, {
    multipart: {
      file: {
        name: "koi.jpg",
        mimeType: "image/jpeg",
        buffer: readFileSync(photoPath),
      },
    },
  });
  expect(upload.status()).toBe(201);
  const photo: { url: string; asset_id: string; width: number; height: number } = await upload.json();
  await post("/misc/add_or_update_user_photo", {
    user_id: visitor._id,
    photo_id: "koi",
    photo_obj: {
      uuid: "koi",
      url: photo.url,
      handle: photo.asset_id,
      width: photo.width,
      height: photo.height,
    },
  });
  const cart = await post("/shopify/init-cart", {
    userId: visitor._id,
    lineItems: [{ uuid: crypto.randomUUID(), ...line }],
  });
  await page.context().addCookies([
    { name: "visitor_id", value: String(visitor._id), url: shopUrl },
    { name: `cart_id_${site}`, value: String(cart._id), url: shopUrl },
  ]);
};
