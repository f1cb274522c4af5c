const UNREACHABLE = "We couldn't reach the shop. Check your connection and try again.";

/**
 * Returns why the server does not send a file, in the server's own words; null when it sends it. Reads no more of the reply
 * than that: a package of prints may be large.
 */
export const checkDownload = async (href: string, load: typeof fetch = fetch): Promise<string | null> => {
  const controller = new AbortController();
  try {
    const response = await load(href, { signal: controller.signal });
    return response.ok ? null : (messageOf(await response.json()) ?? UNREACHABLE);
  } catch {
    return UNREACHABLE;
  } finally {
    controller.abort();
  }
};

const messageOf = (reply: unknown): string | undefined =>
  typeof reply === "object" && reply !== null && "message" in reply && typeof reply.message === "string"
    ? reply.message
    : undefined;
