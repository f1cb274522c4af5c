import { Transform } from "node:stream";

const MODULE_PRELOAD_TAG = '<link rel="modulepreload"';

/**
 * What is seen is fetched before what answers: a phone's line would else be shared by styles, fonts and all scripts of a page,
 * for React Router gives every script the same urgency as the styles. A link that lies in two chunks keeps that. Bytes that
 * are no ASCII pass as they are.
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
