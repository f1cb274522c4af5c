import { defineCall } from "@storywall/contract/call.ts";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { MAX_REPLY_BYTES } from "./limits.ts";
import { serialiseReply } from "./serialiseReply.ts";

const getWords = defineCall({
  name: "getWords",
  method: "GET",
  path: "/words",
  summary: "Words",
  tag: "Orders",
  reply: z.object({ words: z.string() }),
  errors: [],
});
const QUOTES_BYTES = '{"words":""}'.length;

test("reliability 20: a reply up to 3 MB is sent", () => {
  const words = "w".repeat(MAX_REPLY_BYTES - QUOTES_BYTES);
  const { status, reply } = serialiseReply(getWords, { kind: "ok", value: { words } });
  expect(status).toBe(200);
  expect(Buffer.byteLength(reply)).toBe(MAX_REPLY_BYTES);
});

test("reliability 20: a larger reply is not sent, and the error names its call; bytes count, not characters", () => {
  const words = `é${"w".repeat(MAX_REPLY_BYTES - QUOTES_BYTES - 1)}`;
  expect(() => serialiseReply(getWords, { kind: "ok", value: { words } })).toThrow(
    `getWords made a reply of ${MAX_REPLY_BYTES + 1} bytes`,
  );
});

test("R5.3 fields that the contract does not declare are not sent, and a reply against it is our error", () => {
  const value = { words: "one", secret: "two" };
  expect(serialiseReply(getWords, { kind: "ok", value }).reply).toBe('{"words":"one"}');
});
