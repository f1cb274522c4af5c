import { createClient } from "@storywall/contract/client.ts";
import { expect, test } from "vitest";
import { type ConversationSource, createConversation } from "./createConversation.ts";

type RecordedRequest = { readonly method: string; readonly path: string; readonly body: unknown };
type Answer = { readonly status: number; readonly body: object } | "offline";

const THREAD = "/api/messages/threads/T";
const threadReply = (...texts: readonly string[]) => ({
  status: 200,
  body: {
    threadId: "T",
    site: "ZA",
    messages: texts.map((text, index) => ({
      place: index + 1,
      author: index % 2 ? "owner" : "shopper",
      text,
      at: "2026-11-21T09:00:00.000Z",
    })),
  },
});

const openConversation = (source: ConversationSource, answers: readonly Answer[]) => {
  const requests: RecordedRequest[] = [];
  const threads: string[] = [];
  const remaining = [...answers];
  const client = createClient({
    baseUrl: "/api",
    fetch: async (url, init) => {
      const body: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
      requests.push({ method: init?.method ?? "GET", path: String(url), body });
      const answer = remaining.shift() ?? "offline";
      if (answer === "offline") throw new TypeError("offline");
      return Response.json(answer.body, { status: answer.status });
    },
  });
  let ids = 0;
  const conversation = createConversation(client, "ZA", source, {
    newId: () => `id-${++ids}`,
    onThread: (id) => threads.push(id),
  });
  const texts = () => conversation.state.getState().messages.map(({ text }) => text);
  return { ...conversation, requests, threads, texts };
};

const SENDER = { name: "Thandi", email: "thandi@example.com" };

test("R2.15 the first message starts a thread, which is saved; the next is added to it", async () => {
  const conversation = openConversation({ kind: "new" }, [
    threadReply("Hello"),
    threadReply("Hello", "Hi", "Thanks"),
  ]);
  expect(await conversation.send("Hello", SENDER)).toEqual({ kind: "sent" });
  expect(conversation.threads).toEqual(["T"]);
  await conversation.send("Thanks", null);
  expect(conversation.texts()).toEqual(["Hello", "Hi", "Thanks"]);
  expect(conversation.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /api/messages/threads",
    `POST ${THREAD}/messages`,
  ]);
});

test("R2.15 a failed message keeps its id when it is sent again, and gets a new one when its text was changed", async () => {
  const conversation = openConversation({ kind: "thread", threadId: "T" }, [
    "offline",
    "offline",
    threadReply("Hello"),
  ]);
  expect(await conversation.send("Hello", null)).toMatchObject({ kind: "failed" });
  await conversation.send("Hello", null);
  await conversation.send("Hello again", null);
  expect(conversation.requests.map(({ body }) => body)).toMatchObject([
    { messageId: "id-1" },
    { messageId: "id-1" },
    { messageId: "id-2" },
  ]);
});

test("R2.15 an error of the server is shown with its message", async () => {
  const message = "Please tell us your email address.";
  const conversation = openConversation({ kind: "new" }, [
    { status: 422, body: { error: "EMAIL_MISSING", message } },
  ]);
  expect(await conversation.send("Hello", null)).toEqual({ kind: "failed", message });
});

test("R2.15 answers are marked as seen once", async () => {
  const conversation = openConversation({ kind: "thread", threadId: "T" }, [
    threadReply("Hello", "Hi"),
    { status: 200, body: { place: 2 } },
  ]);
  await conversation.refresh();
  await conversation.markSeen();
  await conversation.markSeen();
  expect(conversation.requests.slice(1)).toEqual([
    { method: "PUT", path: `${THREAD}/seen`, body: { place: 2 } },
  ]);
});

test("R2.15 an unreachable server and an older reply remove no message that is shown", async () => {
  const conversation = openConversation({ kind: "order", orderId: "O" }, [
    { status: 200, body: { thread: threadReply("Hello", "Hi").body } },
    "offline",
    threadReply("Hello"),
  ]);
  await conversation.refresh();
  await conversation.refresh();
  expect(conversation.state.getState()).toMatchObject({ phase: "open", isReachable: false });
  await conversation.refresh();
  expect(conversation.texts()).toEqual(["Hello", "Hi"]);
});

test("R2.15 a thread that does not exist is unknown", async () => {
  const conversation = openConversation({ kind: "thread", threadId: "T" }, [
    { status: 404, body: { error: "NOT_FOUND" } },
  ]);
  await conversation.refresh();
  expect(conversation.state.getState().phase).toBe("unknown");
});

test("R2.15 when a saved thread does not exist any more, the next message starts another", async () => {
  const conversation = openConversation({ kind: "saved", threadId: "gone" }, [
    { status: 404, body: { error: "NOT_FOUND" } },
    threadReply("Hello"),
  ]);
  await conversation.refresh();
  expect(conversation.state.getState()).toMatchObject({ phase: "open", messages: [] });
  expect(await conversation.send("Hello", SENDER)).toEqual({ kind: "sent" });
  expect(conversation.requests.at(-1)).toMatchObject({
    method: "POST",
    path: "/api/messages/threads",
    body: SENDER,
  });
  expect(conversation.threads).toEqual(["T"]);
});
