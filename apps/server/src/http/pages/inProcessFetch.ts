import type { FastifyInstance, FastifyRequest } from "fastify";

/**
 * A `fetch` that answers calls of our own API without a network, on behalf of the shopper whose page is being made: the
 * calls come from the shopper's address and carry their cookies and host.
 */
export const inProcessFetch = (
  app: FastifyInstance,
  pageRequest: FastifyRequest,
): typeof globalThis.fetch => {
  const { cookie, host } = pageRequest.headers;
  return async (input, init) => {
    // One shape for everything that `fetch` may be given; the origin is only there because a Request needs one.
    const request = new Request(typeof input === "string" ? new URL(input, "http://localhost") : input, init);
    const { pathname, search } = new URL(request.url);
    const response = await app.inject({
      method:
        request.method === "POST" || request.method === "PUT" || request.method === "DELETE"
          ? request.method
          : "GET",
      url: `${pathname}${search}`,
      headers: {
        ...Object.fromEntries(request.headers),
        ...(cookie ? { cookie } : {}),
        ...(host ? { host } : {}),
      },
      remoteAddress: pageRequest.ip,
      ...(request.body ? { payload: await request.text() } : {}),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(response.headers)) headers.set(name, String(value));
    return new Response(response.body, { status: response.statusCode, headers });
  };
};
