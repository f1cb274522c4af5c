import { expect, test } from "vitest";
import { isPhotoAddress, photoUrl } from "./photoUrl.ts";

const SHOP_ORIGIN = "https://walls.example";

test("R4.1 photo URLs end in .jpg and are https", () => {
  expect(photoUrl(SHOP_ORIGIN, "abc")).toBe("https://walls.example/photos/abc.jpg");
  expect(photoUrl("http://walls.example", "abc")).toBe("https://walls.example/photos/abc.jpg");
});

test("R4.1 photo URLs on loopback stay http", () => {
  expect(photoUrl("http://localhost:3000", "abc")).toBe("http://localhost:3000/photos/abc.jpg");
});

test("the URL of a photo is accepted with the origin of today and with the one before", () => {
  const origins = { photosUrl: "https://photos.example", publicUrl: SHOP_ORIGIN };
  expect(isPhotoAddress(origins, "abc", "https://photos.example/photos/abc.jpg")).toBe(true);
  expect(isPhotoAddress(origins, "abc", "https://walls.example/photos/abc.jpg")).toBe(true);
  expect(isPhotoAddress(origins, "abc", "https://walls.example/photos/other.jpg")).toBe(false);
  expect(isPhotoAddress(origins, "abc", "https://evil.example/photos/abc.jpg")).toBe(false);
});

test.each([
  "https://evil.example/photos/abc.jpg",
  "https://walls.example.evil.example/photos/abc.jpg",
  "https://walls.example:8443/photos/abc.jpg",
  "https://walls.example@evil.example/photos/abc.jpg",
  "https://evil.example\\@walls.example/photos/abc.jpg",
  "https://user:secret@walls.example/photos/abc.jpg",
  "http://walls.example/photos/abc.jpg",
  "http://127.0.0.1/photos/abc.jpg",
  "http://[::ffff:7f00:1]/photos/abc.jpg",
  "https://169.254.169.254/photos/abc.jpg",
  "https://2852039166/photos/abc.jpg",
  "https://walls.example/photos/../admin/abc.jpg",
  "https://walls.example/photos/%2e%2e%2fabc.jpg",
  "https://walls.example/photos/abc.jpg/x",
  "https://walls.example/photos/abc.png",
  "https://walls.example//photos/abc.jpg",
  "//walls.example/photos/abc.jpg",
  "/photos/abc.jpg",
  "javascript:alert(1)//photos/abc.jpg",
  "data:image/jpeg;base64,abc.jpg",
  "file:///photos/abc.jpg",
  "",
])("%s is not the URL of the photo", (url) => {
  const origins = { photosUrl: SHOP_ORIGIN, publicUrl: SHOP_ORIGIN };
  expect(isPhotoAddress(origins, "abc", url)).toBe(false);
});
