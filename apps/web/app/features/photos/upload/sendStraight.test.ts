import { createClient } from "@storywall/contract/client.ts";
import { afterEach, expect, test, vi } from "vitest";
import type { PutPart } from "./putPart.ts";
import { sendStraight } from "./sendStraight.ts";
import type { UploadRequest } from "./sent.ts";

const PART_BYTES = 4;
const ADDRESS = "https://bucket.example/walls/incoming/u1?partNumber=";

afterEach(() => vi.unstubAllGlobals());

/** A shop and its bucket, as far as a page sees them. */
const setUp = () => {
  const seen = {
    there: new Map<number, string>(),
    puts: [] as number[],
    progress: [] as number[],
    uploadUrls: [] as string[],
    throughShop: [] as (string | null)[],
    begun: [] as Headers[],
  };
  const state = { isDirect: true, isOnline: true, takes: true, conflicts: 0, size: 10, begin: 201 };
  const refusal = (status: number, error: string) =>
    Response.json({ statusCode: status, error, message: `It is ${error}.` }, { status });
  const shop: typeof fetch = async (input, init) => {
    const url = String(input);
    if (!state.isOnline) throw new TypeError("offline");
    if (url === "/api/uploads") {
      seen.begun.push(new Headers(init?.headers));
      if (state.begin !== 201) return refusal(state.begin, "PHOTO_TOO_LARGE");
      return new Response(null, { status: 201, headers: { location: "/api/uploads/u1" } });
    }
    if (!state.isDirect) return refusal(404, "NOT_FOUND");
    if (url.endsWith("/complete")) {
      if (state.conflicts > 0) {
        state.conflicts -= 1;
        seen.there.delete(1);
        return refusal(409, "CONFLICT");
      }
      return Response.json({});
    }
    const numbers = Array.from({ length: Math.ceil(state.size / PART_BYTES) }, (_, index) => index + 1);
    const parts = numbers.filter((number) => !seen.there.has(number));
    return Response.json({
      part_bytes: PART_BYTES,
      parts: parts.map((number) => ({ number, url: `${ADDRESS}${number}` })),
    });
  };
  vi.stubGlobal("fetch", shop);
  const putPart: PutPart = async (url, part, { onProgress }) => {
    const number = Number(url.slice(ADDRESS.length));
    seen.puts.push(number);
    if (!state.isOnline || !state.takes) return false;
    onProgress(part.size);
    seen.there.set(number, await part.text());
    return true;
  };
  const send = (change: Partial<UploadRequest> = {}, put: PutPart = putPart) =>
    sendStraight({
      putPart: put,
      sendThroughShop: async ({ uploadUrl }) => {
        seen.throughShop.push(uploadUrl);
        return { kind: "sent", uploadUrl: uploadUrl ?? "" };
      },
    })(createClient({ baseUrl: "/api", fetch: shop }), {
      file: new Blob(["0123456789"], { type: "image/jpeg" }),
      fileName: "été.jpg",
      uploadUrl: null,
      onUploadUrl: (url) => seen.uploadUrls.push(url),
      onProgress: (sent) => seen.progress.push(sent),
      signal: new AbortController().signal,
      ...change,
    });
  return { seen, state, putPart, send };
};

const SENT = { kind: "sent", uploadUrl: "/api/uploads/u1" };

test("R7.5 parts go to the addresses that the shop gives, and the shop hears the file's hash first", async () => {
  const { seen, send } = setUp();
  expect(await send()).toEqual(SENT);
  expect([...seen.there.values()]).toEqual(["0123", "4567", "89"]);
  expect(seen.progress).toEqual([0.4, 0.8, 1, 1]);
  expect(seen.uploadUrls).toEqual(["/api/uploads/u1"]);
  const metadata = seen.begun[0]?.get("upload-metadata") ?? "";
  expect(metadata).toContain(`filename ${Buffer.from("été.jpg").toString("base64")}`);
  expect(metadata).toContain(
    `sha256 ${Buffer.from("84d89877f0d4041efb6bf91a16f0248f2fd573e6af05c19f96bedb9f882f7882").toString("base64")}`,
  );
});

test("B4 after a reload only what is missing is sent", async () => {
  const { seen, send } = setUp();
  seen.there.set(1, "0123").set(3, "89");
  expect(await send({ uploadUrl: "/api/uploads/u1" })).toEqual(SENT);
  expect(seen.puts).toEqual([2]);
  expect(seen.begun).toEqual([]);
});

test("B4 a part that did not arrive is sent again, to a new address", async () => {
  const { seen, send, putPart } = setUp();
  let failures = 1;
  const flaky: PutPart = async (url, part, options) =>
    url.endsWith("2") && failures-- > 0 ? false : putPart(url, part, options);
  expect(await send({}, flaky)).toEqual(SENT);
  expect(seen.puts).toEqual([1, 2, 3]);
});

test("B4 a dead network in the middle keeps the upload for later", async () => {
  const { seen, state, send, putPart } = setUp();
  const dying: PutPart = async (url, part, options) => {
    if (url.endsWith("2")) state.isOnline = false;
    return putPart(url, part, options);
  };
  expect(await send({}, dying)).toEqual({ kind: "unreachable" });
  expect(seen.throughShop).toEqual([]);
  state.isOnline = true;
  expect(await send({ uploadUrl: seen.uploadUrls[0] ?? null })).toEqual(SENT);
  expect(seen.puts).toEqual([1, 2, 2, 3]);
});

test("B4 a bucket that cannot be reached, though the shop can, loses no photo: it goes through the shop", async () => {
  const { seen, state, send } = setUp();
  state.takes = false;
  expect(await send()).toEqual(SENT);
  expect(seen.throughShop).toEqual(["/api/uploads/u1"]);
  expect(seen.puts).toEqual([1, 1, 1]);
});

test("R7.5 an upload that the shop does not know in this way goes through the shop", async () => {
  const { seen, state, send } = setUp();
  state.isDirect = false;
  expect(await send({ uploadUrl: "/api/uploads/old" })).toMatchObject({ kind: "sent" });
  expect(seen.throughShop).toEqual(["/api/uploads/old"]);
});

test("B4 parts that got lost in the bucket are sent again", async () => {
  const { seen, state, send } = setUp();
  state.conflicts = 1;
  expect(await send()).toEqual(SENT);
  expect(seen.puts).toEqual([1, 2, 3, 1]);
});

test("R7.5 what the shop does not take is said in its own words, before a byte is sent", async () => {
  const { seen, state, send } = setUp();
  state.begin = 413;
  expect(await send()).toMatchObject({ kind: "refused", problem: { message: "It is PHOTO_TOO_LARGE." } });
  expect(seen.puts).toEqual([]);
});

test("B4 a photo that is taken out in the middle is sent no further", async () => {
  const { seen, send, putPart } = setUp();
  const stop = new AbortController();
  const stopping: PutPart = async (url, part, options) => {
    stop.abort();
    return options.signal.aborted ? false : putPart(url, part, options);
  };
  expect(await send({ signal: stop.signal }, stopping)).toEqual({ kind: "unreachable" });
  expect(seen.there.size).toBe(0);
});
