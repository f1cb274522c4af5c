import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createCountdown } from "./countdown.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("R9.12 a countdown ends after its time, and only once it runs", () => {
  const onEnd = vi.fn();
  const { resume } = createCountdown(5000, onEnd);
  vi.advanceTimersByTime(60_000);
  resume();
  vi.advanceTimersByTime(4999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test("R9.12 a pause stops the time, which then goes on from there", () => {
  const onEnd = vi.fn();
  const { pause, resume } = createCountdown(5000, onEnd);
  resume();
  vi.advanceTimersByTime(3000);
  pause();
  pause();
  vi.advanceTimersByTime(60_000);
  resume();
  resume();
  vi.advanceTimersByTime(1999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});
