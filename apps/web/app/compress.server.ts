import { constants, createBrotliCompress } from "node:zlib";
import { createReadableStreamFromReadable, writeReadableStreamToWritable } from "@react-router/node";

const COMPRESSIBLE = /^(text\/|image\/svg\+xml|application\/(json|xml|javascript))/;

/**
 * Returns the response in Brotli when the browser accepts it, and unchanged otherwise. A streamed page is still sent as
 * it is rendered: each part is flushed. Quality 5 costs a few milliseconds a page; files of the build are compressed
 * beforehand.
 */
export const compress = (request: Request, response: Response): Response => {
  const acceptsBrotli = /\bbr\b/.test(request.headers.get("accept-encoding") ?? "");
  const type = response.headers.get("content-type") ?? "";
  if (!response.body || !COMPRESSIBLE.test(type) || response.headers.has("content-encoding")) return response;
  const headers = new Headers(response.headers);
  headers.append("vary", "accept-encoding");
  if (!acceptsBrotli) return new Response(response.body, { status: response.status, headers });
  headers.set("content-encoding", "br");
  headers.delete("content-length");
  const brotli = createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
  // When rendering fails, the compressed stream ends with the same error, so its reader sees it there.
  writeReadableStreamToWritable(response.body, brotli).catch(() => undefined);
  return new Response(createReadableStreamFromReadable(brotli), { status: response.status, headers });
};
