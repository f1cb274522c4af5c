import { ERRORS } from "@tus/server";
import { expect, test } from "vitest";
import { memoryUploadLocks } from "../../../test/photos/memoryParts.ts";
import { tusLocker } from "./tusLocker.ts";
import { type UploadRequest, uploadRequest } from "./uploadRequest.ts";

const LIMIT = 3;
const locker = tusLocker(memoryUploadLocks(), () => LIMIT);
const stop = new AbortController().signal;

const begin = async (id: string, address: string, sends = true, from = locker) => {
  const lock = from.newLock(id);
  const sender = { visitorId: null, address, visitorsAnAddress: 1 };
  const request: UploadRequest = { checksum: undefined, address, sender, sends, lock: undefined };
  const taken = await uploadRequest
    .run(request, () => lock.lock(stop, () => {}))
    .then(
      () => "taken" as const,
      (error: unknown) => (error instanceof Object ? Reflect.get(error, "status_code") : "strange"),
    );
  return { taken, request, lock };
};

test("reliability 28: an address brings so many photos at once and not one more, and others are not touched", async () => {
  const some = [
    await begin("a", "203.0.113.1"),
    await begin("b", "203.0.113.1"),
    await begin("c", "203.0.113.1"),
  ];
  expect(some.map(({ taken }) => taken)).toEqual(["taken", "taken", "taken"]);
  expect((await begin("d", "203.0.113.1")).taken).toBe(429);
  expect((await begin("e", "203.0.113.2")).taken).toBe("taken");
  // Asking how far an upload is brings nothing.
  expect((await begin("f", "203.0.113.1", false)).taken).toBe("taken");
  await some[0]?.lock.unlock();
  expect((await begin("d", "203.0.113.1")).taken).toBe("taken");
});

test("a request knows the lock that it has", async () => {
  const { request, lock } = await begin("g", "203.0.113.9");
  expect(request.lock?.isHeld()).toBe(true);
  await lock.unlock();
  expect(request.lock?.isHeld()).toBe(false);
});

test("B4 bytes of a broken connection that come to their turn after the sender asked where it stands are not written", async () => {
  const locks = memoryUploadLocks();
  const { promise: turn, resolve: comes } = Promise.withResolvers<void>();
  const late = tusLocker(
    {
      ...locks,
      take: async (name, request) => {
        if (request.sender === "198.51.100.1") await turn;
        return locks.take(name, request);
      },
    },
    () => LIMIT,
  );
  const broken = begin("h", "198.51.100.1", true, late);
  const asked = await begin("h", "198.51.100.2", false, late);
  await asked.lock.unlock();
  comes();
  expect((await broken).taken).toBe(ERRORS.ABORTED.status_code);
  // It left nothing behind: who goes on from the answer is let in.
  expect((await begin("h", "198.51.100.2", true, late)).taken).toBe("taken");
});
