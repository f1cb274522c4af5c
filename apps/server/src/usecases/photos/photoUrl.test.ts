import { expect, test } from "vitest";
import { photoUrl } from "./photoUrl.ts";

const SHOP = "https://walls.example";

test("R4.1 addresses end in jpg and are https", () => {
  expect(photoUrl(SHOP, "abc")).toBe("https://walls.example/photos/abc.jpg");
  expect(photoUrl("http://walls.example", "abc")).toBe("https://walls.example/photos/abc.jpg");
});

test("R4.1 http stays on loopback", () => {
  expect(photoUrl("http://localhost:3000", "abc")).toBe("http://localhost:3000/photos/abc.jpg");
});
