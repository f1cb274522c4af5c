import { expect, test } from "vitest";
import { findPhotoSource } from "./photoView.ts";

const photo = { id: "a", fileName: "a.jpg", url: "https://shop.example/a.jpg" };
const own = { source: "blob:small", fineSource: "blob:fine" };

test("R4.1 a wall shows the browser's own small picture, and to whoever comes near its fine one", () => {
  expect(findPhotoSource(photo, own, 640)).toBe("blob:small");
  expect(findPhotoSource(photo, own, 1280)).toBe("blob:fine");
});

test("R4.1 what this page has no picture of comes from the shop, about as wide as it is shown", () => {
  expect(findPhotoSource(photo, undefined, 640)).toBe("https://shop.example/a.jpg?w=640");
  expect(findPhotoSource(photo, { source: "blob:small", fineSource: null }, 1280)).toBe(
    "https://shop.example/a.jpg?w=1280",
  );
});

test("R4.1 a photo on its way, of which there is no fine picture, is shown with the small one from near too", () => {
  const { url: _url, ...onItsWay } = photo;
  expect(findPhotoSource(onItsWay, { source: "blob:small", fineSource: null }, 1280)).toBe("blob:small");
  expect(findPhotoSource(onItsWay, undefined, 640)).toBeNull();
});
