import { createClient } from "@storywall/contract/client.ts";
import { expect, test } from "vitest";
import { type ConversationSource, createConversation } from "./conversation.ts";

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

test("R2.15 the first message begins a thread, which is remembered; the next goes into it", async () => {
  const talk = openConversation({ kind: "new" }, [
    threadReply("Hello"),
    threadReply("Hello", "Hi", "Thanks"),
  ]);
  expect(await talk.send("Hello", SENDER)).toEqual({ kind: "sent" });
  expect(talk.threads).toEqual(["T"]);
  await talk.send("Thanks", null);
  expect(talk.texts()).toEqual(["Hello", "Hi", "Thanks"]);
  expect(talk.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "POST /api/messages/threads",
    `POST ${THREAD}/messages`,
  ]);
});

test("R2.15 a message that failed is the same message when it is sent again, and another when it was changed", async () => {
  const talk = openConversation({ kind: "thread", threadId: "T" }, [
    "offline",
    "offline",
    threadReply("Hello"),
  ]);
  expect(await talk.send("Hello", null)).toMatchObject({ kind: "failed" });
  await talk.send("Hello", null);
  await talk.send("Hello again", null);
  expect(talk.requests.map(({ body }) => body)).toMatchObject([
    { messageId: "id-1" },
    { messageId: "id-1" },
    { messageId: "id-2" },
  ]);
});

test("R2.15 what the shop refuses is said in its own words", async () => {
  const message = "Please tell us your e-mail address.";
  const talk = openConversation({ kind: "new" }, [
    { status: 422, body: { error: "EMAIL_MISSING", message } },
  ]);
  expect(await talk.send("Hello", null)).toEqual({ kind: "failed", message });
});

test("R2.15 answers that are seen are told to the shop, once", async () => {
  const talk = openConversation({ kind: "thread", threadId: "T" }, [
    threadReply("Hello", "Hi"),
    { status: 200, body: { place: 2 } },
  ]);
  await talk.refresh();
  await talk.markSeen();
  await talk.markSeen();
  expect(talk.requests.slice(1)).toEqual([{ method: "PUT", path: `${THREAD}/seen`, body: { place: 2 } }]);
});

test("R2.15 without an answer what is shown stays, and it says so; an old answer takes nothing away", async () => {
  const talk = openConversation({ kind: "order", orderId: "O" }, [
    { status: 200, body: { thread: threadReply("Hello", "Hi").body } },
    "offline",
    threadReply("Hello"),
  ]);
  await talk.refresh();
  await talk.refresh();
  expect(talk.state.getState()).toMatchObject({ phase: "open", isReachable: false });
  await talk.refresh();
  expect(talk.texts()).toEqual(["Hello", "Hi"]);
});

test("R2.15 a thread that is not there says so", async () => {
  const talk = openConversation({ kind: "thread", threadId: "T" }, [
    { status: 404, body: { error: "NOT_FOUND" } },
  ]);
  await talk.refresh();
  expect(talk.state.getState().phase).toBe("unknown");
});

test("R2.15 where the shop keeps a remembered thread no more, the next message begins another", async () => {
  const talk = openConversation({ kind: "remembered", threadId: "gone" }, [
    { status: 404, body: { error: "NOT_FOUND" } },
    threadReply("Hello"),
  ]);
  await talk.refresh();
  expect(talk.state.getState()).toMatchObject({ phase: "open", messages: [] });
  expect(await talk.send("Hello", SENDER)).toEqual({ kind: "sent" });
  expect(talk.requests.at(-1)).toMatchObject({ method: "POST", path: "/api/messages/threads", body: SENDER });
  expect(talk.threads).toEqual(["T"]);
});
