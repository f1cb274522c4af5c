import { readdir } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { errorReply } from "@storywall/contract/errors.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { waitUntil } from "../photos/tusRequests.ts";
import { jpeg, latin1Bytes } from "./maliciousFiles.ts";
import { createPhotoForm, expectPhoto, sendPhotoForm } from "./photoForms.ts";
import { type RunningShop, startRunningShop } from "./runningShop.ts";

const MAX_UPLOAD_BYTES = 50_000_000;

describe("upload sizes", () => {
  let shop: RunningShop;
  beforeAll(async () => {
    shop = await startRunningShop();
  }, 60_000);
  afterAll(() => shop?.stop());

  const tree = async (folder: string) =>
    (await readdir(join(shop.folder, folder), { recursive: true })).sort();

  test.each([
    [MAX_UPLOAD_BYTES - 1, 415, "NOT_AN_IMAGE"],
    [MAX_UPLOAD_BYTES, 415, "NOT_AN_IMAGE"],
    [MAX_UPLOAD_BYTES + 1, 413, "PHOTO_TOO_LARGE"],
  ])(
    "reliability 21: a file of %i bytes gets %i %s, with and without a length",
    async (bytes, status, error) => {
      const file = new Uint8Array(bytes).fill(0x20);
      const withLength = await sendPhotoForm(shop, createPhotoForm(file, "large.jpg"));
      expect([withLength.status, z.parse(errorReply, await withLength.json()).error]).toEqual([
        status,
        error,
      ]);

      const head = latin1Bytes(
        '--x\r\ncontent-disposition: form-data; name="file"; filename="large.jpg"\r\n\r\n',
      );
      const chunked = new ReadableStream({
        start: (controller) => {
          for (const part of [head, file, latin1Bytes("\r\n--x--\r\n")]) controller.enqueue(part);
          controller.close();
        },
      });
      const withoutLength = await sendPhotoForm(shop, chunked, {
        "content-type": "multipart/form-data; boundary=x",
      });
      expect([withoutLength.status, z.parse(errorReply, await withoutLength.json()).error]).toEqual([
        status,
        error,
      ]);
    },
  );

  /** Sends a raw request whose headers may be wrong. `closed` resolves with the whole reply. */
  const sendSocketText = (text: string, then?: "stay") => {
    const socket = connect(Number(new URL(shop.address).port), "127.0.0.1");
    let received = "";
    socket.setEncoding("latin1").on("data", (chunk) => (received += chunk));
    socket.on("error", () => {});
    const closed = new Promise<string>((resolve) => socket.once("close", () => resolve(received)));
    socket.write(text);
    if (then !== "stay") socket.end();
    return { closed, end: () => socket.destroy(), received: () => received };
  };
  const requestHeadOf = (fields: string) =>
    `POST /api/photos HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nConnection: close\r\n${fields}\r\n\r\n`;
  const MULTIPART_PART =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nnot a photo\r\n--x--\r\n';

  test("reliability 21: a body with a wrong length leaves no file and gets no 500", async () => {
    const filesBefore = await tree("uploads");
    const wrongHeaders = [
      `Content-Length: ${MULTIPART_PART.length + 1_000_000}`,
      "Content-Length: 10",
      "Content-Length: 0",
      "Content-Length: -1",
      "Content-Length: 99999999999999999999",
      "Content-Length: 5\r\nContent-Length: 6",
      "Content-Length: 5\r\nTransfer-Encoding: chunked",
      "Transfer-Encoding: chunked, identity",
    ];
    for (const wrongHeader of wrongHeaders) {
      const reply = await sendSocketText(requestHeadOf(wrongHeader) + MULTIPART_PART).closed;
      expect(reply, wrongHeader).not.toMatch(/^HTTP\/1\.1 (?:2|5)/);
    }
    await waitUntil(async () => (await tree("uploads")).length === filesBefore.length);
  });

  test("reliability 21: oversized request headers are rejected", async () => {
    const large = await shop
      .send("/healthz", { headers: { "x-large": "x".repeat(20_000) } })
      .catch(() => ({ status: 431 }));
    expect(large.status).toBe(431);
    const many = await shop
      .send("/healthz", {
        headers: Object.fromEntries(
          Array.from({ length: 1_500 }, (_, index) => [`x-${index}`, "y".repeat(20)]),
        ),
      })
      .catch(() => ({ status: 431 }));
    expect(many.status).toBe(431);
  });

  test("reliability 21: stalled senders do not slow other requests", async () => {
    const stalled = Array.from({ length: 20 }, () =>
      sendSocketText(`${requestHeadOf("Content-Length: 1000000")}${MULTIPART_PART.slice(0, 90)}`, "stay"),
    );
    const began = performance.now();
    for (let count = 0; count < 20; count++) expect((await shop.send("/healthz")).status).toBe(200);
    expect((performance.now() - began) / 20).toBeLessThan(1_000);
    await expectPhoto(await sendPhotoForm(shop, createPhotoForm(await jpeg(), "meanwhile.jpg")));
    for (const { end } of stalled) end();
    await Promise.all(stalled.map(({ closed }) => closed));
  });
});
