// Raw tus requests, for what a well-behaved client never does.

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

/** Creates an upload and returns its URL. */
export const createUpload = async (
  address: string,
  size: number,
  metadata?: Record<string, string>,
): Promise<string> => {
  const reply = await requestUpload(address, size, metadata);
  if (reply.status !== 201) throw new Error(`Cannot create an upload: ${reply.status} ${await reply.text()}`);
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

/** Returns how many bytes of the upload the server has. */
export const getOffset = async (upload: string): Promise<number> =>
  Number((await sendHead(upload)).headers.get("upload-offset"));

/** Creates a body that sends the bytes and then stalls, like a phone without network. */
export const stalledBody = (bytes: Uint8Array): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => controller.enqueue(bytes),
  });

/** Polls until the condition holds, since the server sends no signal for it. */
export const waitUntil = async (condition: () => Promise<boolean>): Promise<void> => {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve));
};
