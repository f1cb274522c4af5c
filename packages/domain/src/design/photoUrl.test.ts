import { expect, test } from "vitest";
import { isPhotoUrl, normalisePhotoUrl } from "./photoUrl.ts";

test.each([
  ["http://photos.example/a.png", "https://photos.example/a.jpg"],
  ["https://photos.example/v1/a.heic?w=320", "https://photos.example/v1/a.jpg?w=320"],
  ["https://photos.example/a.jpg", "https://photos.example/a.jpg"],
  ["http://localhost:3000/photos/a.webp", "http://localhost:3000/photos/a.jpg"],
  ["http://za.localhost:3000/photos/a.jpg", "http://za.localhost:3000/photos/a.jpg"],
  ["http://127.0.0.1/a.jpg", "http://127.0.0.1/a.jpg"],
  ["http://[::1]/a.png", "http://[::1]/a.jpg"],
  ["http://localhost:80@photos.example/a.jpg", "https://localhost:80@photos.example/a.jpg"],
  ["https://photos.example", "https://photos.example"],
  ["https://photos.example/a.b.png#x.png", "https://photos.example/a.b.jpg#x.png"],
  ["https://photos.example/a.jpg?file=b.png", "https://photos.example/a.jpg?file=b.png"],
  ["https://photos.example/a.jpeg", "https://photos.example/a.jpg"],
  ["https://photos.example/a", "https://photos.example/a"],
])("R4.1 %s is stored as %s", (given, kept) => {
  expect(normalisePhotoUrl(given)).toBe(kept);
});

test.each(["https://photos.example/a.jpg", "http://localhost:3000/a.jpg", "http://[::1]:3000/a.jpg"])(
  "R4.1 %s may be a photo of a design",
  (url) => {
    expect(isPhotoUrl(url)).toBe(true);
  },
);

test.each([
  "http://photos.example/a.jpg",
  "http://localhost.evil.example/a.jpg",
  "http://localhost@evil.example/a.jpg",
  "http://localhost:80@evil.example/a.jpg",
  "http://127.0.0.1.evil.example/a.jpg",
  "javascript:alert(1)",
  "data:image/jpeg;base64,AAAA",
  "blob:https://shop.example/1",
  "https://photos.example/a b.jpg",
  "",
])("R4.1 %s may not be a photo of a design", (url) => {
  expect(isPhotoUrl(url)).toBe(false);
});
