import { startThread } from "@storywall/contract/calls/messages/startThread.ts";
import { MAX_MESSAGE_LENGTH, MAX_MESSAGES_PER_THREAD } from "@storywall/domain/messages/messageLimits.ts";
import { expect, test } from "vitest";
import { MAX_REPLY_BYTES } from "../../src/http/limits.ts";
import { expectOk } from "../support/testShop.ts";
import { useTestShop } from "../support/useTestShop.ts";

const shop = useTestShop();

test("reliability 20: a full thread of the longest messages makes no reply of 3 MB", async () => {
  // Three bytes in UTF-8 for each unit that the limit counts, which is the most.
  const text = "€".repeat(MAX_MESSAGE_LENGTH);
  const body = {
    messageId: crypto.randomUUID(),
    text,
    email: "anna@example.com",
    name: "Anna",
    site: "ZA" as const,
  };
  const { threadId } = await expectOk(shop.call(startThread, { body }));
  const at = shop.clock.now();
  for (let place = 2; place <= MAX_MESSAGES_PER_THREAD; place++) {
    const message = { threadId, place, id: crypto.randomUUID(), author: "shopper" as const, text, at };
    await shop.database.insertInto("messages").values(message).execute();
  }
  const reply = await shop.app.inject({ url: `/api/messages/threads/${threadId}` });
  expect(reply.statusCode).toBe(200);
  expect(Buffer.byteLength(reply.body)).toBeGreaterThan(2_000_000);
  expect(Buffer.byteLength(reply.body)).toBeLessThan(MAX_REPLY_BYTES);
});
