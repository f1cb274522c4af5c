import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Faults, RequestFault, RequestInfo } from "./faults.ts";

export type FakeRequest<Body = string> = RequestInfo & {
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Body;
};

export type FakeReply = {
  readonly status: number;
  /** A text is sent as it is, everything else as JSON. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Handles a request. It implements the faults `errorBefore` and `errorAfter`, which are the provider's own. */
export type FakeHandler = (request: FakeRequest, fault: RequestFault | undefined) => FakeReply;

export type BytesReply = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly bytes?: Buffer;
};

/** The same for bodies that are files. */
type FakeBytesHandler = (
  request: FakeRequest<Buffer>,
  fault: RequestFault | undefined,
) => BytesReply | Promise<BytesReply>;

export type FakeServer = {
  /** Origin, without a slash at the end. */
  readonly url: string;
  readonly close: () => Promise<void>;
};

/** Starts a fake provider's server on this machine. `faults` breaks its connections on demand. */
export const startFakeServer = (handle: FakeHandler, faults: Faults, port = 0): Promise<FakeServer> =>
  startFakeBytesServer(
    (request, fault) => {
      const { status, body, headers } = handle({ ...request, body: request.body.toString() }, fault);
      const bytes = Buffer.from(typeof body === "string" ? body : JSON.stringify(body));
      return { status, bytes, headers: { "content-type": "application/json", ...headers } };
    },
    faults,
    port,
  );

/** Starts a fake provider that stores files. */
export const startFakeBytesServer = async (
  handle: FakeBytesHandler,
  faults: Faults,
  port = 0,
): Promise<FakeServer> => {
  const server = createServer((request, response) => {
    reply(request, response).catch((error: unknown) => {
      // An error of the fake itself must be visible to the author of the test.
      process.emitWarning(error instanceof Error ? error : String(error));
      response.destroy();
    });
  });

  const reply = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(incoming.url ?? "/", "http://fake");
    const body = await buffer(incoming).catch(() => undefined);
    // The sender aborted the request: a provider that did not receive all of it does not act on it.
    if (!body) return;
    const request: FakeRequest<Buffer> = {
      method: incoming.method ?? "GET",
      path: pathname,
      query: searchParams,
      headers: incoming.headers,
      body,
    };
    const fault = faults.pickRequestFault(request);
    if (fault?.kind === "dropBefore") return void incoming.socket.destroy();
    const { status, headers, bytes = Buffer.alloc(0) } = await handle(request, fault);
    if (fault?.kind === "loseReply") return void incoming.socket.destroy();
    response.writeHead(status, { "content-length": bytes.length, ...headers });
    const sent = request.method === "HEAD" ? Buffer.alloc(0) : bytes;
    if (fault?.kind === "cutReply") {
      response.write(sent.subarray(0, sent.length >> 1), () => incoming.socket.destroy());
      return;
    }
    if (fault?.kind === "delay") setTimeout(() => response.end(sent), fault.milliseconds).unref();
    else response.end(sent);
  };

  // Otherwise a connection that ends while a test does something else would look like a fault.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("Cannot read the port of a fake server.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
