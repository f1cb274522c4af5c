import { createHash, randomUUID } from "node:crypto";
import type { BytesReply, FakeRequest } from "../fakeServer.ts";

type MultipartUpload = { readonly name: string; readonly begunAt: Date; readonly parts: Map<number, Buffer> };

type S3MultipartUploads = {
  /** Pending uploads by their ids. */
  readonly open: ReadonlyMap<string, MultipartUpload>;
  readonly clear: () => void;
  /** Handles a request about multipart uploads; undefined for any other. `name` is `bucket/key`. */
  readonly handle: (request: FakeRequest<Buffer>, name: string, now: Date) => BytesReply | undefined;
};

/** Minimum size of every part except the last. */
const MIN_PART_BYTES = 5 * 1024 * 1024;

/** Creates multipart uploads, as Amazon's reference describes them. A completed one is passed to `store`. */
export const createS3MultipartUploads = (
  store: (name: string, bytes: Buffer, now: Date) => void,
): S3MultipartUploads => {
  const open = new Map<string, MultipartUpload>();

  const complete = (
    uploadId: string,
    { name, parts }: MultipartUpload,
    requestedParts: string,
    now: Date,
  ): BytesReply => {
    const list = [...requestedParts.matchAll(/<Part>.*?<\/Part>/gs)].map(([part]) => ({
      number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
      tag: /<ETag>(?:&quot;|")?([0-9a-f]+)/.exec(part)?.[1],
    }));
    if (list.some(({ number }, at) => number <= (list[at - 1]?.number ?? 0)))
      return errorXml(400, "InvalidPartOrder");
    const bytes = list.map(({ number, tag }) => {
      const part = parts.get(number);
      return part && etagOf(part) === tag ? part : undefined;
    });
    if (list.length === 0 || bytes.includes(undefined)) return errorXml(400, "InvalidPart");
    const whole = bytes.flatMap((part) => part ?? []);
    if (whole.slice(0, -1).some(({ length }) => length < MIN_PART_BYTES))
      return errorXml(400, "EntityTooSmall");
    store(name, Buffer.concat(whole), now);
    open.delete(uploadId);
    return xml("<CompleteMultipartUploadResult><ETag>whole</ETag></CompleteMultipartUploadResult>");
  };

  const answerOne = (
    { method, query, body }: FakeRequest<Buffer>,
    uploadId: string,
    now: Date,
  ): BytesReply => {
    const upload = open.get(uploadId);
    if (!upload) return errorXml(404, "NoSuchUpload");
    switch (method) {
      case "PUT":
        upload.parts.set(Number(query.get("partNumber")), body);
        return { status: 200, headers: { etag: `"${etagOf(body)}"` } };
      case "POST":
        return complete(uploadId, upload, body.toString(), now);
      case "DELETE":
        open.delete(uploadId);
        return { status: 204 };
      default:
        return xml(`<ListPartsResult>${[...upload.parts].map(partXml).join("")}</ListPartsResult>`);
    }
  };

  return {
    open,
    clear: () => open.clear(),
    handle: (request, name, now) => {
      const { method, query } = request;
      const uploadId = query.get("uploadId");
      if (uploadId !== null) return answerOne(request, uploadId, now);
      if (!query.has("uploads")) return undefined;
      if (method === "POST") {
        const id = randomUUID();
        open.set(id, { name, begunAt: now, parts: new Map() });
        return xml(
          `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
        );
      }
      return listUploads(open, name, query);
    },
  };
};

const etagOf = (bytes: Buffer): string => createHash("md5").update(bytes).digest("hex");

const partXml = ([number, bytes]: [number, Buffer]): string =>
  `<Part><PartNumber>${number}</PartNumber><ETag>&quot;${etagOf(bytes)}&quot;</ETag><Size>${bytes.length}</Size></Part>`;

/** Maximum number of entries of one listing, as at Amazon. */
export const MAX_LISTED = 1000;

/** Lists uploads by key, and by id when keys are equal. The markers name the last upload that was listed. */
const listUploads = (
  open: ReadonlyMap<string, MultipartUpload>,
  bucket: string,
  query: URLSearchParams,
): BytesReply => {
  const after = [query.get("key-marker") ?? "", query.get("upload-id-marker") ?? ""].join(" ");
  const found = [...open]
    .filter(([, { name }]) => name.startsWith(`${bucket}/${query.get("prefix")}`))
    .map(([id, upload]) => ({ id, upload, key: upload.name.slice(bucket.length + 1) }))
    .filter(({ id, key }) => `${key} ${id}` > after)
    .sort((one, other) => (`${one.key} ${one.id}` < `${other.key} ${other.id}` ? -1 : 1));
  const listed = found.slice(0, MAX_LISTED);
  const last = listed.at(-1);
  const next =
    last && found.length > listed.length
      ? `<IsTruncated>true</IsTruncated><NextKeyMarker>${last.key}</NextKeyMarker><NextUploadIdMarker>${last.id}</NextUploadIdMarker>`
      : "<IsTruncated>false</IsTruncated>";
  const uploads = listed.map(({ id, upload }) => uploadXml(id, upload)).join("");
  return xml(`<ListMultipartUploadsResult>${next}${uploads}</ListMultipartUploadsResult>`);
};

/** The listed key does not include the bucket. */
const uploadXml = (id: string, { name, begunAt }: MultipartUpload): string =>
  `<Upload><Key>${name.slice(name.indexOf("/") + 1)}</Key><UploadId>${id}</UploadId><Initiated>${begunAt.toISOString()}</Initiated></Upload>`;

export const xml = (body: string): BytesReply => ({
  status: 200,
  headers: { "content-type": "application/xml" },
  bytes: Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`),
});

const errorXml = (status: number, code: string): BytesReply => ({
  ...xml(`<Error><Code>${code}</Code></Error>`),
  status,
});
