import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from "react-dom/server";

/** Returns the HTML of a whole page. Parts that are not ready after `timeoutMs` are rendered by the browser. */
export const renderHtml = (
  page: ReactNode,
  timeoutMs: number,
  options: RenderToPipeableStreamOptions,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      ...options,
      onAllReady: () => {
        clearTimeout(timeout);
        // Not at once: React is still ending what it aborted, and would report that as an error of its own.
        setImmediate(() => text(pipe(new PassThrough())).then(resolve, reject));
      },
      onShellError: (error) => {
        clearTimeout(timeout);
        reject(error);
      },
    });
    const timeout = setTimeout(abort, timeoutMs);
  });
