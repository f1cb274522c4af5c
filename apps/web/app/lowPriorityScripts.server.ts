import { Transform } from "node:stream";

const MODULE_PRELOAD_TAG = '<link rel="modulepreload"';

/**
 * Creates a transform that lowers the fetch priority of scripts in a page's HTML, so that styles and fonts load first.
 * React Router gives every script the same priority as the styles, and on a phone they would all share the connection.
 * A link that is split between two chunks keeps its priority. Bytes that are not ASCII pass unchanged.
 */
export const lowPriorityScripts = (): Transform =>
  new Transform({
    transform: (chunk: Buffer, _encoding, callback) => {
      const html = chunk
        .toString("latin1")
        .replaceAll(MODULE_PRELOAD_TAG, `${MODULE_PRELOAD_TAG} fetchpriority="low"`);
      callback(null, Buffer.from(html, "latin1"));
    },
  });
