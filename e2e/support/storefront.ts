import { request } from "node:http";

/** What an address of one storefront answers, asked without a browser: programs find no `*.localhost`, so the host is said. */
export type HttpReply = {
  readonly status: number;
  readonly type: string;
  readonly location: string | null;
  readonly text: string;
};

/** Asks the shop of this run as somebody at `host` would. */
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
    outgoing.once("timeout", () => outgoing.destroy(new Error(`no answer for ${path}`)));
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

/** Every value of an attribute of a tag, as the page means it. */
export const attributeValues = (html: string, tag: string, attribute: string): readonly string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*?\\s${attribute}="([^"]*)"`, "g"))].map(([, value]) =>
    decodeEntities(value ?? ""),
  );

/** The one tag with these attributes, whole; empty where there is none. */
export const findTag = (html: string, tag: string, attribute: string): string =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>`, "g"))]
    .map(([whole]) => whole)
    .find((whole) => whole.includes(attribute)) ?? "";

export const attributeOf = (tag: string, name: string): string =>
  decodeEntities(new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "");
