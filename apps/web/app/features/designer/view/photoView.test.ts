import { expect, test } from "vitest";
import { pictureSource } from "./photoView.ts";

const photo = { id: "a", fileName: "a.jpg", url: "https://shop.example/a.jpg" };
const own = { source: "blob:small", fineSource: "blob:fine" };

test("R4.1 a wall shows the browser's own small picture, and to whoever comes near its fine one", () => {
  expect(pictureSource(photo, own, 640)).toBe("blob:small");
  expect(pictureSource(photo, own, 1280)).toBe("blob:fine");
});

test("R4.1 what this page has no picture of comes from the shop, about as wide as it is shown", () => {
  expect(pictureSource(photo, undefined, 640)).toBe("https://shop.example/a.jpg?w=640");
  expect(pictureSource(photo, { source: "blob:small", fineSource: null }, 1280)).toBe(
    "https://shop.example/a.jpg?w=1280",
  );
});

test("R4.1 a photo on its way, of which there is no fine picture, is shown with the small one from near too", () => {
  const { url: _url, ...onItsWay } = photo;
  expect(pictureSource(onItsWay, { source: "blob:small", fineSource: null }, 1280)).toBe("blob:small");
  expect(pictureSource(onItsWay, undefined, 640)).toBeNull();
});
