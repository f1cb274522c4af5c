import { ERRORS } from "@tus/server";
import { expect, test } from "vitest";
import { memoryUploadLocks } from "../../../test/photos/memoryAdapters.ts";
import { tusLocker } from "./tusLocker.ts";
import { type UploadRequest, uploadRequestStorage } from "./uploadRequest.ts";

const LIMIT = 3;
const locker = tusLocker(memoryUploadLocks(), () => LIMIT);
const stop = new AbortController().signal;

const lockUpload = async (id: string, address: string, sends = true, from = locker) => {
  const lock = from.newLock(id);
  const sender = { visitorId: null, address, visitorsPerAddress: 1 };
  const log = { error: () => {} };
  const request: UploadRequest = {
    checksum: undefined,
    address,
    sender,
    log,
    hasBytes: sends,
    lock: undefined,
  };
  const outcome = await uploadRequestStorage
    .run(request, () => lock.lock(stop, () => {}))
    .then(
      () => "locked" as const,
      (error: unknown) => (error instanceof Object ? Reflect.get(error, "status_code") : "strange"),
    );
  return { outcome, request, lock };
};

test("reliability 28: an address sends at most so many photos at once, and other addresses are not affected", async () => {
  const some = [
    await lockUpload("a", "203.0.113.1"),
    await lockUpload("b", "203.0.113.1"),
    await lockUpload("c", "203.0.113.1"),
  ];
  expect(some.map(({ outcome }) => outcome)).toEqual(["locked", "locked", "locked"]);
  expect((await lockUpload("d", "203.0.113.1")).outcome).toBe(429);
  expect((await lockUpload("e", "203.0.113.2")).outcome).toBe("locked");
  // A request for the offset sends no bytes.
  expect((await lockUpload("f", "203.0.113.1", false)).outcome).toBe("locked");
  await some[0]?.lock.unlock();
  expect((await lockUpload("d", "203.0.113.1")).outcome).toBe("locked");
});

test("a request has a reference to the lock that it holds", async () => {
  const { request, lock } = await lockUpload("g", "203.0.113.9");
  expect(request.lock?.isHeld()).toBe(true);
  await lock.unlock();
  expect(request.lock?.isHeld()).toBe(false);
});

test("B4 bytes of a broken connection are not written after the client has asked for its offset", async () => {
  const locks = memoryUploadLocks();
  const { promise: turn, resolve: comes } = Promise.withResolvers<void>();
  const late = tusLocker(
    {
      ...locks,
      acquire: async (name, request) => {
        if (request.clientAddress === "198.51.100.1") await turn;
        return locks.acquire(name, request);
      },
    },
    () => LIMIT,
  );
  const broken = lockUpload("h", "198.51.100.1", true, late);
  const asked = await lockUpload("h", "198.51.100.2", false, late);
  await asked.lock.unlock();
  comes();
  expect((await broken).outcome).toBe(ERRORS.ABORTED.status_code);
  // The aborted request left no lock, so the client can continue.
  expect((await lockUpload("h", "198.51.100.2", true, late)).outcome).toBe("locked");
});
