import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Converts a Fastify request to a web Request. Its signal aborts when the client disconnects. */
export const toWebRequest = (request: FastifyRequest, reply: FastifyReply): Request => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // HTTP/2 pseudo-headers are not headers.
    if (name.startsWith(":")) continue;
    for (const single of Array.isArray(value) ? value : [value]) {
      if (single !== undefined) headers.append(name, single);
    }
  }
  const abortController = new AbortController();
  reply.raw.once("close", () => {
    if (!reply.raw.writableFinished) abortController.abort();
  });
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  return new Request(`${request.protocol}://${request.host}${request.raw.url ?? "/"}`, {
    method: request.method,
    headers,
    signal: abortController.signal,
    ...(hasBody ? { body: Readable.toWeb(request.raw), duplex: "half" as const } : {}),
  });
};

/** Sends a web Response. A streamed page is sent while it is rendered. */
export const sendWebResponse = (reply: FastifyReply, response: Response): FastifyReply => {
  reply.code(response.status);
  response.headers.forEach((value, name) => {
    if (name !== "set-cookie") reply.header(name, value);
  });
  // One header for each cookie: joined by commas they would be one broken cookie.
  for (const cookie of response.headers.getSetCookie()) reply.header("set-cookie", cookie);
  if (response.body !== null) return reply.send(Readable.fromWeb(response.body));
  // For HEAD, Fastify would send a length of 0 bytes, and it throws when there is no body to measure.
  return reply.send(reply.request.method === "HEAD" ? Readable.from([]) : null);
};
