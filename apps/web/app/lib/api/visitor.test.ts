import { getOwnerSession } from "@storywall/contract/calls/owner/getOwnerSession.ts";
import { afterEach, expect, test, vi } from "vitest";
import { STORAGE_KEYS } from "../browser/storage.ts";

/** A page with these cookies and a server that answers in turn. */
const openPage = async (cookie: string, ...answers: readonly Response[]) =>
  openPageWithRecord(cookie, null, ...answers);

/** The same with a stored user record. */
const openPageWithRecord = async (cookie: string, record: string | null, ...answers: readonly Response[]) => {
  const document = { cookie };
  const stored = new Map<string, string>(record === null ? [] : [[STORAGE_KEYS.userRecord, record]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const fetch = vi.fn<typeof globalThis.fetch>();
  for (const answer of answers) fetch.mockResolvedValueOnce(answer);
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", { protocol: "https:" });
  vi.stubGlobal("fetch", fetch);
  vi.resetModules();
  return { document, stored, fetch, ...(await import("./visitor.ts")) };
};

const visitorReply = (id: string) => Response.json({ _id: id, site: "ZA" });
const unavailableReply = () =>
  Response.json({ statusCode: 503, error: "UNAVAILABLE", message: "Later." }, { status: 503 });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each(["", "visitor_id=", "visitor_id=undefined", "visitor_id=null"])(
  "R5.1 with the cookie %j a new visitor is created",
  async (cookie) => {
    const { ensureVisitor, document } = await openPage(cookie, visitorReply("new-visitor"));
    expect(await ensureVisitor("ZA")).toBe("new-visitor");
    expect(document.cookie).toContain("visitor_id=new-visitor; Path=/; Max-Age=31536000");
  },
);

test("R1.3 a returning visitor has the id of the cookie, and no other is created", async () => {
  const { ensureVisitor, fetch } = await openPage("visitor_id=known-visitor");
  expect(await ensureVisitor("ZA")).toBe("known-visitor");
  expect(fetch).not.toHaveBeenCalled();
});

test("calls at the same time share one visitor", async () => {
  const { ensureVisitor, fetch } = await openPage("", visitorReply("one-visitor"));
  expect(await Promise.all([ensureVisitor("ZA"), ensureVisitor("ZA")])).toEqual([
    "one-visitor",
    "one-visitor",
  ]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("R8.5 a failed visitor creation is retried in silence, with the same key", async () => {
  vi.useFakeTimers();
  const { ensureVisitor, fetch } = await openPage("", unavailableReply(), visitorReply("late-visitor"));
  const visitor = ensureVisitor("ZA");
  await vi.runAllTimersAsync();
  expect(await visitor).toBe("late-visitor");
  const keys = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get("idempotency-key"));
  expect(new Set(keys).size).toBe(1);
});

const USER_RECORD = JSON.stringify({ version: 1, data: { _id: "known-visitor", site: "ZA" } });

test("R3.5 the stored user record is what the server answered for a new visitor", async () => {
  const { ensureVisitor, stored } = await openPage("", visitorReply("new-visitor"));
  await ensureVisitor("ZA");
  expect(JSON.parse(stored.get("user") ?? "")).toEqual({
    version: 1,
    data: { _id: "new-visitor", site: "ZA" },
  });
});

test("R3.5 a visitor whose browser dropped the cookie is found by the user record", async () => {
  const { ensureVisitor, document, fetch } = await openPageWithRecord("", USER_RECORD);
  expect(await ensureVisitor("ZA")).toBe("known-visitor");
  expect(document.cookie).toContain("visitor_id=known-visitor; Path=/; Max-Age=31536000");
  expect(fetch).not.toHaveBeenCalled();
});

test.each(["undefined", "null", ""])("R5.1 a user record with the id %j counts as absent", async (id) => {
  const record = JSON.stringify({ version: 1, data: { _id: id } });
  const { ensureVisitor } = await openPageWithRecord("", record, visitorReply("new-visitor"));
  expect(await ensureVisitor("ZA")).toBe("new-visitor");
});

test.each([
  [401, "OWNER_ONLY", false],
  [403, "FORBIDDEN", true],
  [404, "NOT_FOUND", true],
  [500, "INTERNAL", true],
])(
  "R4.17 R8.3 after a reply of status %i with %s the user record is there: %s",
  async (status, error, isThere) => {
    const body = { statusCode: status, error, message: "Words for a person." };
    const answers = [0, 1].map(() => Response.json(body, { status }));
    for (const name of ["api", "apiWithoutToasts"] as const) {
      const { stored } = await openPageWithRecord(
        "visitor_id=known-visitor",
        USER_RECORD,
        ...answers.splice(0, 1),
      );
      const clients = await import("./api.ts");
      await clients[name](getOwnerSession, {});
      expect(stored.has("user")).toBe(isThere);
    }
  },
);

test("R5.1 a visitor whom the shop no longer knows is forgotten, and another who has taken their place is not", async () => {
  const record = JSON.stringify({ version: 1, data: { _id: "erased" } });
  const { clearVisitor, ensureVisitor, document, stored } = await openPageWithRecord(
    "visitor_id=erased",
    record,
    visitorReply("new-visitor"),
  );
  clearVisitor("another");
  expect(stored.has(STORAGE_KEYS.userRecord)).toBe(true);
  clearVisitor("erased");
  expect(document.cookie).toContain("visitor_id=; Path=/; Max-Age=0");
  expect(stored.has(STORAGE_KEYS.userRecord)).toBe(false);
  expect(await ensureVisitor("ZA")).toBe("new-visitor");
});
