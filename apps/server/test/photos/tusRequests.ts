/** The tus protocol by hand, for what a well-behaved client never does. */

const TUS_HEADERS = { "tus-resumable": "1.0.0" };

export const requestUpload = (
  address: string,
  size: number,
  metadata: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${address}/api/uploads`, {
    method: "POST",
    headers: {
      ...TUS_HEADERS,
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
export const createUpload = async (
  address: string,
  size: number,
  metadata?: Record<string, string>,
): Promise<string> => {
  const reply = await requestUpload(address, size, metadata);
  if (reply.status !== 201) throw new Error(`not created: ${reply.status} ${await reply.text()}`);
  return new URL(reply.headers.get("location") ?? "", address).href;
};

export const sendPatch = (
  upload: string,
  offset: number,
  body: NonNullable<RequestInit["body"]>,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Response> =>
  fetch(upload, {
    method: "PATCH",
    headers: {
      ...TUS_HEADERS,
      "content-type": "application/offset+octet-stream",
      "upload-offset": String(offset),
      ...headers,
    },
    body,
    duplex: "half",
    ...(signal ? { signal } : {}),
  });

export const sendHead = (upload: string): Promise<Response> =>
  fetch(upload, { method: "HEAD", headers: TUS_HEADERS });
export const deleteUpload = (upload: string): Promise<Response> =>
  fetch(upload, { method: "DELETE", headers: TUS_HEADERS });
export const sendOptions = (address: string): Promise<Response> =>
  fetch(`${address}/api/uploads`, { method: "OPTIONS" });

/** How much the server has. */
export const getOffset = async (upload: string): Promise<number> =>
  Number((await sendHead(upload)).headers.get("upload-offset"));

/** A body that sends the bytes and then stays silent, like a phone in a tunnel. */
export const stalledBody = (bytes: Uint8Array): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => controller.enqueue(bytes),
  });

/** Asks until it is so; the event that a test waits for cannot be seen from outside in any other way. */
export const waitUntil = async (condition: () => Promise<boolean>): Promise<void> => {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve));
};
