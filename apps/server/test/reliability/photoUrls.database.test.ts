import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shopper } from "../support/shopper.ts";
import { PUBLIC_URL, type TestShop } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";
import { digestDatabase, sendRaw } from "./sendRaw.ts";

/** URLs that look like a photo's and lead a server elsewhere (SSRF). A test server listens on `PORT`. */
const FOREIGN_URLS = [
  // Loopback addresses, also in notations that resolvers accept and filters miss.
  "http://127.0.0.1:PORT/photos/ID.jpg",
  "http://localhost:PORT/photos/ID.jpg",
  "http://127.1:PORT/photos/ID.jpg",
  "http://0:PORT/photos/ID.jpg",
  "http://0.0.0.0:PORT/photos/ID.jpg",
  "http://2130706433:PORT/photos/ID.jpg",
  "http://0x7f000001:PORT/photos/ID.jpg",
  "http://0x7f.0.0.1:PORT/photos/ID.jpg",
  "http://0177.0.0.1:PORT/photos/ID.jpg",
  "http://017700000001:PORT/photos/ID.jpg",
  "http://[::1]:PORT/photos/ID.jpg",
  "http://[::]:PORT/photos/ID.jpg",
  "http://[::ffff:127.0.0.1]:PORT/photos/ID.jpg",
  "http://[::ffff:7f00:1]:PORT/photos/ID.jpg",
  "http://[0:0:0:0:0:ffff:127.0.0.1]:PORT/photos/ID.jpg",
  "http://①②⑦.⓪.⓪.①:PORT/photos/ID.jpg",
  "http://127。0。0。1:PORT/photos/ID.jpg",
  // Metadata services of clouds, which return keys.
  "http://169.254.169.254/photos/ID.jpg",
  "http://2852039166/photos/ID.jpg",
  "http://[fd00:ec2::254]/photos/ID.jpg",
  "http://metadata.google.internal/photos/ID.jpg",
  // The shop's own host name in another part of the URL.
  "http://localhost:4200@127.0.0.1:PORT/photos/ID.jpg",
  "http://127.0.0.1:PORT#@localhost:4200/photos/ID.jpg",
  "http://127.0.0.1:PORT?http://localhost:4200/photos/ID.jpg",
  "http://127.0.0.1:PORT\\@localhost:4200/photos/ID.jpg",
  "http://localhost:4200.evil.example/photos/ID.jpg",
  "http://localhost:4200:PORT/photos/ID.jpg",
  "http://evil.example/http://localhost:4200/photos/ID.jpg",
  "http://user:password@localhost:4200/photos/ID.jpg",
  // Names that resolve to this machine, or differently the second time.
  "http://localtest.me:PORT/photos/ID.jpg",
  "http://127.0.0.1.nip.io:PORT/photos/ID.jpg",
  "http://7f000001.c0a80001.rbndr.us:PORT/photos/ID.jpg",
  // Redirects, other protocols, and relative URLs.
  "http://127.0.0.1:PORT/redirect?to=http://localhost:4200/photos/ID.jpg",
  "https://localhost:4200/photos/ID.jpg",
  "ftp://127.0.0.1:PORT/photos/ID.jpg",
  "gopher://127.0.0.1:PORT/_photos/ID.jpg",
  "file:///etc/passwd#/photos/ID.jpg",
  "data:image/jpeg;base64,/9j/photos/ID.jpg",
  "javascript:fetch('/photos/ID.jpg')",
  "//127.0.0.1:PORT/photos/ID.jpg",
  "/photos/ID.jpg",
  "",
  // The shop's host with another path than this photo's.
  "http://localhost:4200/photos/../admin/ID.jpg",
  "http://localhost:4200/photos/%2e%2e%2fID.jpg",
  "http://localhost:4200/photos/ID.jpg/../x.jpg",
  "http://localhost:4200/photos/ID.jpg#http://127.0.0.1:PORT/",
  "http://localhost:4200/photos/ID.png",
  "http://localhost:4200//photos/ID.jpg",
  "http://LOCALHOST:4200/photos/ANOTHER.jpg",
  " http://localhost:4200/photos/ID.jpg",
  "http://localhost:4200/photos/ID.jpg\r\nHost: evil.example",
];

describe("photo URLs", () => {
  const shop = useTestShop();
  let canary: Server;
  let hits = 0;
  let port = 0;
  let visitor = "";
  let photo: Awaited<ReturnType<TestShop["uploadPhoto"]>>;
  beforeAll(async () => {
    visitor = await shopper(shop).visit();
    photo = await shop.uploadPhoto();
    canary = createServer((socket) => {
      hits += 1;
      socket.end(`HTTP/1.1 302 Found\r\nLocation: ${photo.url}\r\n\r\n`);
    }).listen(0, "::");
    await once(canary, "listening");
    const address = canary.address();
    port = typeof address === "object" && address ? address.port : 0;
  });
  afterAll(async () => {
    canary?.close();
  });

  const savePhotoUrl = (url: string) =>
    sendRaw(shop, "addOrUpdateUserPhoto", {
      body: { user_id: visitor, photo_id: "p", photo_obj: { uuid: "p", url, handle: photo.handle } },
    });

  test.each(FOREIGN_URLS)("reliability 19: %j is rejected as a photo URL", async (address) => {
    const url = address.replaceAll("PORT", String(port)).replaceAll("ID", photo.handle);
    const databaseBefore = await digestDatabase(shop);
    const refused = await savePhotoUrl(url);
    expect([refused.statusCode, refused.json().error]).toEqual([422, "PHOTO_URL_NOT_OURS"]);
    expect(await digestDatabase(shop)).toEqual(databaseBefore);
  });

  test("reliability 19: the URL of another photo or of an unknown photo is rejected", async () => {
    const other = await shop.uploadPhoto();
    expect((await savePhotoUrl(other.url)).json().error).toBe("PHOTO_URL_NOT_OURS");
    const unknown = "A".repeat(24);
    const body = {
      user_id: visitor,
      photo_id: "p",
      photo_obj: { uuid: "p", url: `${PUBLIC_URL}/photos/${unknown}.jpg`, handle: unknown },
    };
    expect((await sendRaw(shop, "addOrUpdateUserPhoto", { body })).json().error).toBe("PHOTO_URL_NOT_OURS");
  });

  test("reliability 19: a photo's own URL is stored without its query", async () => {
    for (const url of [photo.url, `${photo.url}?w=320`, `${photo.url}?http://127.0.0.1:${port}/`]) {
      const saved = await savePhotoUrl(url);
      expect([saved.statusCode, saved.json().url]).toEqual([200, photo.url]);
    }
  });

  test("reliability 19: the server requests none of these URLs", async () => {
    await shop.shop.background.drain();
    expect(hits).toBe(0);
    const response = await fetch(`http://127.0.0.1:${port}/`, { redirect: "manual" });
    expect([response.status, hits]).toEqual([302, 1]);
  });
});
