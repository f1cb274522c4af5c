import { PassThrough, type Readable } from "node:stream";

/** Reads the rest of a request's body and discards it. */
export const discardRemainingBody = (request: Readable): void => {
  request.unpipe();
  request.resume();
};

/**
 * Returns a request's body that may be left unread. Destroying the request itself closes the connection, so the
 * client never reads the error response. Here the rest of the body is discarded instead, and the response arrives.
 */
export const toAbandonableBody = (request: Readable): Readable => {
  const body = new PassThrough();
  request.pipe(body);
  // `pipe` alone does not report that the client disconnected; the reader would wait for ever.
  const onError = (error: Error) => body.destroy(error);
  request.once("error", onError);
  body.once("close", () => discardRemainingBody(request));
  return body;
};
