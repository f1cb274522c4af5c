import { request } from "node:http";

/** A reply of one storefront, fetched without a browser. */
export type HttpReply = {
  readonly status: number;
  readonly type: string;
  readonly location: string | null;
  readonly text: string;
};

/**
 * Fetches a path of this run's shop from the storefront `host`. Node does not resolve `*.localhost`, so the host is
 * sent as a header.
 */
export const fetchStorefront = (host: string, path: string): Promise<HttpReply> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: "127.0.0.1",
        port: Number(process.env.E2E_PORT),
        path,
        headers: { host: `${host}:${process.env.E2E_PORT}` },
        timeout: 30_000,
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.once("error", reject);
        response.once("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers["content-type"] ?? "",
            location: response.headers.location ?? null,
            text: Buffer.concat(parts).toString("utf8"),
          }),
        );
      },
    );
    outgoing.once("timeout", () => outgoing.destroy(new Error(`The server did not answer ${path}.`)));
    outgoing.once("error", reject);
    outgoing.end();
  });

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};
export const decodeEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

/** Returns the decoded values of an attribute, of all tags of that name. */
export const attributeValues = (html: string, tag: string, attribute: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*?\\s${attribute}="([^"]*)"`, "g"))].map(([, value]) =>
    decodeEntities(value ?? ""),
  );

/** Returns the first tag of that name whose text includes `attribute`; an empty string when there is none. */
export const findTag = (html: string, tag: string, attribute: string): string =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>`, "g"))]
    .map(([text]) => text)
    .find((text) => text.includes(attribute)) ?? "";

export const attributeOf = (tag: string, name: string): string =>
  decodeEntities(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "");
