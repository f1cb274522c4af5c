import type { FakeRequest } from "../fakeServer.ts";

type Form = { readonly fields: ReadonlyMap<string, string>; readonly file: Buffer | undefined };

/** Parses multipart/form-data with at most one file. The platform's own parser needs a second for a few megabytes. */
export const parseForm = ({ body, headers }: FakeRequest<Buffer>): Form => {
  const [, boundary] = /boundary="?([^";]+)/.exec(String(headers["content-type"])) ?? [];
  const fields = new Map<string, string>();
  let file: Buffer | undefined;
  const delimiter = Buffer.from(`--${boundary}`);
  for (let at = body.indexOf(delimiter); at !== -1; ) {
    const next = body.indexOf(delimiter, at + delimiter.length);
    if (next === -1) break;
    // A line break follows the boundary, and another one precedes the next.
    const part = body.subarray(at + delimiter.length + 2, next - 2);
    const head = part.indexOf("\r\n\r\n");
    const [, name = "", fileName] =
      /name="([^"]*)"(?:; filename="([^"]*)")?/.exec(part.subarray(0, head).toString()) ?? [];
    const value = part.subarray(head + 4);
    if (fileName === undefined) fields.set(name, value.toString());
    else file = value;
    at = next;
  }
  return { fields, file };
};
