import type { SignedRequests } from "./signedRequests.ts";
import { elementText } from "./xml.ts";

/** Names the query parameters that ask for the next page, each with the element of a page that has its value. */
type Markers = Readonly<Record<string, string>>;

export const OBJECT_MARKERS: Markers = { "continuation-token": "NextContinuationToken" };
export const UPLOAD_MARKERS: Markers = {
  "key-marker": "NextKeyMarker",
  "upload-id-marker": "NextUploadIdMarker",
};

/**
 * Yields the pages of a listing of the bucket, as XML: S3 lists at most 1,000 entries at once. Deleting
 * entries meanwhile makes it skip no other entry.
 */
export async function* listPages(
  { urlOf, requestText }: Pick<SignedRequests, "urlOf" | "requestText">,
  query: Readonly<Record<string, string>>,
  markers: Markers,
): AsyncGenerator<string> {
  for (let next: Readonly<Record<string, string>> = {}; ; ) {
    const { ok, text } = await requestText("GET", urlOf(undefined, { ...query, ...next }));
    if (!ok) return;
    yield text;
    if (elementText(text, "IsTruncated") !== "true") return;
    next = Object.fromEntries(
      Object.entries(markers).map(([parameter, element]) => [parameter, elementText(text, element)]),
    );
  }
}
