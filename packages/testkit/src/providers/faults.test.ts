import { afterEach, expect, test } from "vitest";
import { createEventOutbox } from "./eventOutbox.ts";
import { type FakeServer, startFakeServer } from "./fakeServer.ts";
import { createFaults } from "./faults.ts";

let server: FakeServer | undefined;
afterEach(() => server?.close());

const openFakeServer = async (faults = createFaults()) => {
  const handledPaths: string[] = [];
  server = await startFakeServer(({ path }, fault) => {
    if (fault?.kind === "errorBefore") return { status: 500, body: {} };
    handledPaths.push(path);
    return fault?.kind === "errorAfter" ? { status: 500, body: {} } : { status: 200, body: { path } };
  }, faults);
  const { url } = server;
  const send = async (path: string) => {
    try {
      const response = await fetch(url + path, { signal: AbortSignal.timeout(300) });
      return { status: response.status, body: await response.json() };
    } catch {
      return "no reply";
    }
  };
  return { faults, handledPaths, send };
};

test.each([
  ["dropBefore", "no reply", []],
  ["loseReply", "no reply", ["/a"]],
  ["cutReply", "no reply", ["/a"]],
  ["errorBefore", { status: 500, body: {} }, []],
  ["errorAfter", { status: 500, body: {} }, ["/a"]],
] as const)(
  "a request that meets %s gets the right reply, and is handled or not",
  async (kind, reply, work) => {
    const { faults, handledPaths, send } = await openFakeServer();
    faults.next({ kind });
    expect(await send("/a")).toEqual(reply);
    expect(handledPaths).toEqual(work);
    expect(await send("/b")).toEqual({ status: 200, body: { path: "/b" } });
  },
);

test("a delayed reply comes after the client's timeout, though the work is done", async () => {
  const { faults, handledPaths, send } = await openFakeServer();
  faults.next({ kind: "delay", milliseconds: 5_000 });
  expect(await send("/a")).toBe("no reply");
  expect(handledPaths).toEqual(["/a"]);
});

test("a fault for one path does not affect requests for others", async () => {
  const { faults, send } = await openFakeServer();
  faults.next({ kind: "errorBefore" }, ({ path }) => path === "/b");
  expect(await send("/a")).toMatchObject({ status: 200 });
  expect(await send("/b")).toMatchObject({ status: 500 });
});

test("the same seed gives the same faults, at about the given probability", () => {
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

test("events are repeated, lost, forged once and shuffled, and stay pending until the reply is 2xx", async () => {
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
