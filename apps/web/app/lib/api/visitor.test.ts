import { afterEach, expect, test, vi } from "vitest";

/** A page with these cookies and a server that answers in turn. */
const openPage = async (cookie: string, ...answers: readonly Response[]) => {
  const document = { cookie };
  const fetch = vi.fn<typeof globalThis.fetch>();
  for (const answer of answers) fetch.mockResolvedValueOnce(answer);
  vi.stubGlobal("document", document);
  vi.stubGlobal("location", { protocol: "https:" });
  vi.stubGlobal("fetch", fetch);
  vi.resetModules();
  return { document, fetch, ...(await import("./visitor.ts")) };
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
