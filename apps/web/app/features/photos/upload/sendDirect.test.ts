import { createClient } from "@storywall/contract/client.ts";
import { afterEach, expect, test, vi } from "vitest";
import type { PutPart } from "./putPart.ts";
import { sendDirect } from "./sendDirect.ts";
import type { UploadRequest } from "./sendResult.ts";

const PART_BYTES = 4;
const PART_URL = "https://bucket.example/walls/incoming/u1?partNumber=";

afterEach(() => vi.unstubAllGlobals());

/** Returns a fake server with its bucket. */
const createTestUpload = () => {
  const recorded = {
    storedParts: new Map<number, string>(),
    puts: [] as number[],
    progress: [] as number[],
    uploadUrls: [] as string[],
    throughServer: [] as (string | null)[],
    creationHeaders: [] as Headers[],
  };
  const state = { isDirect: true, isOnline: true, acceptsParts: true, conflicts: 0, size: 10, begin: 201 };
  const errorReply = (status: number, error: string) =>
    Response.json({ statusCode: status, error, message: `It is ${error}.` }, { status });
  const fakeFetch: typeof fetch = async (input, init) => {
    const url = String(input);
    if (!state.isOnline) throw new TypeError("offline");
    if (url === "/api/uploads") {
      recorded.creationHeaders.push(new Headers(init?.headers));
      if (state.begin !== 201) return errorReply(state.begin, "PHOTO_TOO_LARGE");
      return new Response(null, { status: 201, headers: { location: "/api/uploads/u1" } });
    }
    if (!state.isDirect) return errorReply(404, "NOT_FOUND");
    if (url.endsWith("/complete")) {
      if (state.conflicts > 0) {
        state.conflicts -= 1;
        recorded.storedParts.delete(1);
        return errorReply(409, "CONFLICT");
      }
      return Response.json({});
    }
    const numbers = Array.from({ length: Math.ceil(state.size / PART_BYTES) }, (_, index) => index + 1);
    const parts = numbers.filter((number) => !recorded.storedParts.has(number));
    return Response.json({
      part_bytes: PART_BYTES,
      parts: parts.map((number) => ({ number, url: `${PART_URL}${number}` })),
    });
  };
  vi.stubGlobal("fetch", fakeFetch);
  const putPart: PutPart = async (url, part, { onProgress }) => {
    const number = Number(url.slice(PART_URL.length));
    recorded.puts.push(number);
    if (!state.isOnline || !state.acceptsParts) return false;
    onProgress(part.size);
    recorded.storedParts.set(number, await part.text());
    return true;
  };
  const send = (change: Partial<UploadRequest> = {}, put: PutPart = putPart) =>
    sendDirect({
      putPart: put,
      sendThroughServer: async ({ uploadUrl }) => {
        recorded.throughServer.push(uploadUrl);
        return { kind: "sent", uploadUrl: uploadUrl ?? "" };
      },
    })(createClient({ baseUrl: "/api", fetch: fakeFetch }), {
      file: new Blob(["0123456789"], { type: "image/jpeg" }),
      fileName: "été.jpg",
      uploadUrl: null,
      onUploadUrl: (url) => recorded.uploadUrls.push(url),
      onProgress: (sent) => recorded.progress.push(sent),
      signal: new AbortController().signal,
      ...change,
    });
  return { recorded, state, putPart, send };
};

const SENT_RESULT = { kind: "sent", uploadUrl: "/api/uploads/u1" };

test("R7.5 parts go to the server's URLs, after the server got the file's hash", async () => {
  const { recorded, send } = createTestUpload();
  expect(await send()).toEqual(SENT_RESULT);
  expect([...recorded.storedParts.values()]).toEqual(["0123", "4567", "89"]);
  expect(recorded.progress).toEqual([0.4, 0.8, 1, 1]);
  expect(recorded.uploadUrls).toEqual(["/api/uploads/u1"]);
  const metadata = recorded.creationHeaders[0]?.get("upload-metadata") ?? "";
  expect(metadata).toContain(`filename ${Buffer.from("été.jpg").toString("base64")}`);
  expect(metadata).toContain(
    `sha256 ${Buffer.from("84d89877f0d4041efb6bf91a16f0248f2fd573e6af05c19f96bedb9f882f7882").toString("base64")}`,
  );
});

test("B4 after a reload only missing parts are sent", async () => {
  const { recorded, send } = createTestUpload();
  recorded.storedParts.set(1, "0123").set(3, "89");
  expect(await send({ uploadUrl: "/api/uploads/u1" })).toEqual(SENT_RESULT);
  expect(recorded.puts).toEqual([2]);
  expect(recorded.creationHeaders).toEqual([]);
});

test("B4 a failed part is sent again, to a new URL", async () => {
  const { recorded, send, putPart } = createTestUpload();
  let failures = 1;
  const flaky: PutPart = async (url, part, options) =>
    url.endsWith("2") && failures-- > 0 ? false : putPart(url, part, options);
  expect(await send({}, flaky)).toEqual(SENT_RESULT);
  expect(recorded.puts).toEqual([1, 2, 3]);
});

test("B4 a lost network keeps the upload for later", async () => {
  const { recorded, state, send, putPart } = createTestUpload();
  const disconnecting: PutPart = async (url, part, options) => {
    if (url.endsWith("2")) state.isOnline = false;
    return putPart(url, part, options);
  };
  expect(await send({}, disconnecting)).toEqual({ kind: "unreachable" });
  expect(recorded.throughServer).toEqual([]);
  state.isOnline = true;
  expect(await send({ uploadUrl: recorded.uploadUrls[0] ?? null })).toEqual(SENT_RESULT);
  expect(recorded.puts).toEqual([1, 2, 2, 3]);
});

test("B4 with an unreachable bucket the photo is sent through the server", async () => {
  const { recorded, state, send } = createTestUpload();
  state.acceptsParts = false;
  expect(await send()).toEqual(SENT_RESULT);
  expect(recorded.throughServer).toEqual(["/api/uploads/u1"]);
  expect(recorded.puts).toEqual([1, 1, 1]);
});

test("R7.5 an upload that the server does not know as direct is sent through the server", async () => {
  const { recorded, state, send } = createTestUpload();
  state.isDirect = false;
  expect(await send({ uploadUrl: "/api/uploads/old" })).toMatchObject({ kind: "sent" });
  expect(recorded.throughServer).toEqual(["/api/uploads/old"]);
});

test("B4 parts that the bucket has lost are sent again", async () => {
  const { recorded, state, send } = createTestUpload();
  state.conflicts = 1;
  expect(await send()).toEqual(SENT_RESULT);
  expect(recorded.puts).toEqual([1, 2, 3, 1]);
});

test("R7.5 a rejected photo has the server's message, before a byte is sent", async () => {
  const { recorded, state, send } = createTestUpload();
  state.begin = 413;
  expect(await send()).toMatchObject({ kind: "error", problem: { message: "It is PHOTO_TOO_LARGE." } });
  expect(recorded.puts).toEqual([]);
});

test("B4 a photo that is removed during the upload is sent no further", async () => {
  const { recorded, send, putPart } = createTestUpload();
  const controller = new AbortController();
  const aborting: PutPart = async (url, part, options) => {
    controller.abort();
    return options.signal.aborted ? false : putPart(url, part, options);
  };
  expect(await send({ signal: controller.signal }, aborting)).toEqual({ kind: "unreachable" });
  expect(recorded.storedParts.size).toBe(0);
});
