/** A mail as a mail program parses it. */
type ParsedMail = {
  /** Unfolded headers in order, with lower-case names. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly header: (name: string) => string | undefined;
  readonly text: string;
  readonly html: string;
};

/** Parses the MIME that the shop's mails use: two alternatives, each 7bit, quoted-printable or base64. */
export const parseMail = (raw: string): ParsedMail => {
  const { headers, body } = split(raw);
  const header = headerLookup(headers);
  const boundary = /boundary="?([^";]+)"?/.exec(header("content-type") ?? "")?.[1] ?? "";
  const parts = body.split(`--${boundary}`).map((part) => split(part.replace(/^\r?\n/, "")));
  const partOf = (type: string): string => {
    const part = parts.find(({ headers }) => headerLookup(headers)("content-type")?.startsWith(type));
    return part ? decode(part.body, headerLookup(part.headers)("content-transfer-encoding")) : "";
  };
  return { headers, header, text: partOf("text/plain"), html: partOf("text/html") };
};

type Headers = ParsedMail["headers"];

const headerLookup = (headers: Headers) => (name: string) => headers.find(([known]) => known === name)?.[1];

const split = (raw: string): { readonly headers: Headers; readonly body: string } => {
  const [, head = "", body = ""] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(raw) ?? [];
  const headers = head
    .replace(/\r?\n[ \t]/g, " ")
    .split(/\r?\n/)
    .map((line): [string, string] => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    });
  return { headers, body };
};

const decode = (body: string, encoding = "7bit"): string => {
  if (encoding === "base64") return Buffer.from(body, "base64").toString();
  if (encoding !== "quoted-printable") return body;
  const bytes = body
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
};
