import type { Server } from "node:http";
import type { Socket } from "node:net";
import { MINUTE_MS, SECOND_MS } from "@storywall/domain/time/durations.ts";

export type SlowReaderOptions = {
  /** How long a connection may have unread data before its speed counts. */
  readonly graceMs: number;
  /** Minimum speed, slower than the slowest mobile network with several requests at once. */
  readonly minBytesPerSecond: number;
  readonly intervalMs: number;
};

const DEFAULT_OPTIONS: SlowReaderOptions = {
  graceMs: MINUTE_MS,
  minBytesPerSecond: 4096,
  intervalMs: 5 * SECOND_MS,
};

/** A connection with unread data: how long it has waited, and how many bytes were read when the wait began. */
type Waiting = { waitedMs: number; readonly readAtStart: number };

/**
 * Closes connections whose clients do not read their responses. Each unread response stays in memory, so a few
 * thousand of them would fill it. Time in which the server itself has nothing to send does not count. Returns a
 * function that stops it.
 */
export const closeSlowReaders = (
  server: Server,
  { graceMs, minBytesPerSecond, intervalMs }: SlowReaderOptions = DEFAULT_OPTIONS,
): (() => void) => {
  const sockets = new Map<Socket, Waiting | null>();
  server.on("connection", (socket) => {
    sockets.set(socket, null);
    socket.once("close", () => sockets.delete(socket));
  });
  const check = (socket: Socket, before: Waiting | null): void => {
    const unread = socket.writableLength;
    if (unread === 0) {
      sockets.set(socket, null);
      return;
    }
    const read = socket.bytesWritten - unread;
    const waiting = before ?? { waitedMs: 0, readAtStart: read };
    sockets.set(socket, waiting);
    if (before) waiting.waitedMs += intervalMs;
    // A response that was written at once shows no progress until all of it is read, so it gets the time for
    // all of its bytes.
    const bytes = read - waiting.readAtStart + unread;
    if (waiting.waitedMs > graceMs + (bytes / minBytesPerSecond) * SECOND_MS) socket.destroy();
  };
  const timer = setInterval(() => {
    for (const [socket, waiting] of sockets) check(socket, waiting);
  }, intervalMs);
  timer.unref();
  return () => clearInterval(timer);
};
