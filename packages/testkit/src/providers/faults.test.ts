import { afterEach, expect, test } from "vitest";
import { createEventOutbox } from "./eventOutbox.ts";
import { type FakeServer, startFakeServer } from "./fakeServer.ts";
import { createFaults } from "./faults.ts";

let server: FakeServer | undefined;
afterEach(() => server?.close());

const openFakeServer = async (faults = createFaults()) => {
  const done: string[] = [];
  server = await startFakeServer(({ path }, fault) => {
    if (fault?.kind === "errorBefore") return { status: 500, body: {} };
    done.push(path);
    return fault?.kind === "errorAfter" ? { status: 500, body: {} } : { status: 200, body: { path } };
  }, faults);
  const { url } = server;
  const ask = async (path: string) => {
    try {
      const response = await fetch(url + path, { signal: AbortSignal.timeout(300) });
      return { status: response.status, body: await response.json() };
    } catch {
      return "nothing came";
    }
  };
  return { faults, done, ask };
};

test.each([
  ["dropBefore", "nothing came", []],
  ["loseReply", "nothing came", ["/a"]],
  ["cutReply", "nothing came", ["/a"]],
  ["errorBefore", { status: 500, body: {} }, []],
  ["errorAfter", { status: 500, body: {} }, ["/a"]],
] as const)(
  "a request that meets %s hears the right thing, and the work is done or not",
  async (kind, reply, work) => {
    const { faults, done, ask } = await openFakeServer();
    faults.next({ kind });
    expect(await ask("/a")).toEqual(reply);
    expect(done).toEqual(work);
    expect(await ask("/b")).toEqual({ status: 200, body: { path: "/b" } });
  },
);

test("a delayed reply comes too late for who does not wait, though the work is done", async () => {
  const { faults, done, ask } = await openFakeServer();
  faults.next({ kind: "delay", milliseconds: 5_000 });
  expect(await ask("/a")).toBe("nothing came");
  expect(done).toEqual(["/a"]);
});

test("a fault that is meant for one path waits for it", async () => {
  const { faults, ask } = await openFakeServer();
  faults.next({ kind: "errorBefore" }, ({ path }) => path === "/b");
  expect(await ask("/a")).toMatchObject({ status: 200 });
  expect(await ask("/b")).toMatchObject({ status: 500 });
});

test("the same seed gives the same faults, about as many as asked for", () => {
  const kinds = (seed: number) => {
    const faults = createFaults(seed);
    faults.setRandomRequestFaults([
      { fault: { kind: "loseReply" }, probability: 0.3 },
      { fault: { kind: "errorAfter" }, probability: 0.1 },
    ]);
    return Array.from({ length: 2000 }, () => faults.pickRequestFault({ method: "GET", path: "/" })?.kind);
  };
  expect(kinds(7)).toEqual(kinds(7));
  expect(kinds(7)).not.toEqual(kinds(8));
  const lost = kinds(7).filter((kind) => kind === "loseReply").length;
  expect(lost).toBeGreaterThan(500);
  expect(lost).toBeLessThan(700);
});

test("events are repeated, lost, forged once and shuffled, and wait until they are answered 2xx", async () => {
  const faults = createFaults(3);
  const sent: string[] = [];
  let status = 503;
  const outbox = createEventOutbox<{ readonly id: number }>(
    faults,
    ({ id }, isForged) => ({ body: isForged ? `forged ${id}` : `${id}`, headers: {} }),
    async ({ body }) => {
      sent.push(body);
      return status;
    },
  );
  faults.nextEvent({ kind: "repeat", times: 3 });
  outbox.add({ id: 1 });
  faults.nextEvent({ kind: "never" });
  outbox.add({ id: 2 });
  faults.nextEvent({ kind: "wrongSignature" });
  outbox.add({ id: 3 });
  expect(await outbox.deliver()).toEqual([503, 503, 503, 503]);
  expect(sent).toEqual(["1", "1", "1", "forged 3"]);
  status = 200;
  expect(await outbox.deliver("shuffled")).toEqual([200, 200, 200, 200]);
  expect(sent.slice(4).sort()).toEqual(["1", "1", "1", "3"]);
  expect(outbox.pending()).toEqual([]);
});
