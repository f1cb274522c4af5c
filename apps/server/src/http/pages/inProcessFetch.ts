import type { FastifyInstance, FastifyRequest } from "fastify";

/**
 * Returns a `fetch` for pages that calls our own API without the network. The calls have the shopper's IP address,
 * cookies and host.
 */
export const inProcessFetch = (
  app: FastifyInstance,
  pageRequest: FastifyRequest,
): typeof globalThis.fetch => {
  const { cookie, host } = pageRequest.headers;
  return async (input, init) => {
    // Request accepts everything that `fetch` accepts. The origin is only needed to build it.
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
