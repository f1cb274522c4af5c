/** The tus protocol by hand, for what a well-behaved client never does. */

const TUS = { "tus-resumable": "1.0.0" };

export const create = (
  address: string,
  size: number,
  metadata: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${address}/api/uploads`, {
    method: "POST",
    headers: {
      ...TUS,
      "upload-length": String(size),
      ...(Object.keys(metadata).length === 0
        ? {}
        : {
            "upload-metadata": Object.entries(metadata)
              .map(([key, value]) => `${key} ${Buffer.from(value).toString("base64")}`)
              .join(","),
          }),
    },
  });

/** A new upload's address. */
export const created = async (
  address: string,
  size: number,
  metadata?: Record<string, string>,
): Promise<string> => {
  const reply = await create(address, size, metadata);
  if (reply.status !== 201) throw new Error(`not created: ${reply.status} ${await reply.text()}`);
  return new URL(reply.headers.get("location") ?? "", address).href;
};

export const patch = (
  upload: string,
  offset: number,
  body: NonNullable<RequestInit["body"]>,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Response> =>
  fetch(upload, {
    method: "PATCH",
    headers: {
      ...TUS,
      "content-type": "application/offset+octet-stream",
      "upload-offset": String(offset),
      ...headers,
    },
    body,
    duplex: "half",
    ...(signal ? { signal } : {}),
  });

export const head = (upload: string): Promise<Response> => fetch(upload, { method: "HEAD", headers: TUS });
export const terminate = (upload: string): Promise<Response> =>
  fetch(upload, { method: "DELETE", headers: TUS });
export const options = (address: string): Promise<Response> =>
  fetch(`${address}/api/uploads`, { method: "OPTIONS" });

/** How much the server has. */
export const offsetOf = async (upload: string): Promise<number> =>
  Number((await head(upload)).headers.get("upload-offset"));

/** A body that sends the bytes and then stays silent, like a phone in a tunnel. */
export const stalled = (bytes: Uint8Array): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => controller.enqueue(bytes),
  });

/** Asks until it is so; the event that a test waits for cannot be seen from outside in any other way. */
export const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
};
