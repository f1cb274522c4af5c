import type { FakeRequest } from "../fakeServer.ts";

export type Form = { readonly fields: ReadonlyMap<string, string>; readonly file: Buffer | undefined };

/** A form (multipart/form-data) with one file at most. The platform's own parser takes a second for some megabytes. */
export const parseForm = ({ body, headers }: FakeRequest<Buffer>): Form => {
  const [, boundary] = /boundary="?([^";]+)/.exec(String(headers["content-type"])) ?? [];
  const fields = new Map<string, string>();
  let file: Buffer | undefined;
  const mark = Buffer.from(`--${boundary}`);
  for (let at = body.indexOf(mark); at !== -1; ) {
    const next = body.indexOf(mark, at + mark.length);
    if (next === -1) break;
    // A line break ends the mark, and another one stands before the next.
    const part = body.subarray(at + mark.length + 2, next - 2);
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
