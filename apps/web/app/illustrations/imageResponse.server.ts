/**
 * Returns a response with a rendered image, or 404 when `file` is null. It is the same for every visitor, so shared
 * caches may store it, and its content security policy (`csp`) lets no script run in it.
 */
export const imageResponse = (
  file: Uint8Array<ArrayBuffer> | string | null,
  { type, csp = "default-src 'none'; sandbox" }: { readonly type: string; readonly csp?: string },
): Response =>
  file === null
    ? new Response("We can't find this picture.", { status: 404 })
    : new Response(file, {
        headers: {
          "content-type": type,
          "cache-control": "public, max-age=3600, stale-while-revalidate=604800",
          "content-security-policy": csp,
        },
      });
