import { tmpdir } from "node:os";
import { expect, test, vi } from "vitest";
import { diskSpace } from "./diskSpace.ts";

test("a disk has space for photos while more than the floor is free", async () => {
  const onLow = vi.fn();
  expect(await diskSpace(tmpdir(), 0, onLow).hasSpaceForPhotos()).toBe(true);
  expect(onLow).not.toHaveBeenCalled();
});

test("a disk below the floor is reported once", async () => {
  const onLow = vi.fn();
  const space = diskSpace(tmpdir(), Number.MAX_SAFE_INTEGER, onLow);
  expect(await space.hasSpaceForPhotos()).toBe(false);
  expect(await space.hasSpaceForPhotos()).toBe(false);
  expect(onLow).toHaveBeenCalledTimes(1);
});
