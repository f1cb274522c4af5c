/** A file that was drawn, or 404 where there is none: one that no session changes, for caches to keep and for nothing to run in. */
export const imageResponse = (
  file: Uint8Array<ArrayBuffer> | string | null,
  { type, policy: csp = "default-src 'none'; sandbox" }: { readonly type: string; readonly policy?: string },
): Response =>
  file === null
    ? new Response("There is no such picture.", { status: 404 })
    : new Response(file, {
        headers: {
          "content-type": type,
          "cache-control": "public, max-age=3600, stale-while-revalidate=604800",
          "content-security-policy": csp,
        },
      });
