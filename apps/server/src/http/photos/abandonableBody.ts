import { PassThrough, type Readable } from "node:stream";

/** Reads what is left of a request's body and forgets it. */
export const discardRemainingBody = (request: Readable): void => {
  request.unpipe();
  request.resume();
};

/**
 * A request's body that may be left unread. Whoever destroys the request itself destroys the connection, and the sender
 * never hears why it was refused; here the rest is let run through instead, and the refusal arrives.
 */
export const toAbandonableBody = (request: Readable): Readable => {
  const body = new PassThrough();
  request.pipe(body);
  // The sender went away: `pipe` alone would leave the reader waiting for ever.
  const onError = (error: Error) => body.destroy(error);
  request.once("error", onError);
  body.once("close", () => discardRemainingBody(request));
  return body;
};
