import type { EnvironmentReader } from "./environmentReader.ts";
import { isSafeOrigin } from "./originConfig.ts";
import { isHeaderValue } from "./secretConfig.ts";

/** Address and token by which a CDN is told which URLs to drop. */
export type CdnConfig = { readonly url: string; readonly token: string | null };

/** Reads CDN_PURGE_URL and CDN_PURGE_TOKEN. Issues never repeat the values: either may hold a secret. */
export const readCdn = ({ readText, addIssue }: EnvironmentReader): CdnConfig | null => {
  const url = readText("CDN_PURGE_URL");
  const token = readText("CDN_PURGE_TOKEN");
  if (url === null) {
    if (token !== null) addIssue("CDN_PURGE_TOKEN is set, but CDN_PURGE_URL is not.");
    return null;
  }
  const parsed = URL.parse(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol) || !isSafeOrigin(parsed.origin)) {
    addIssue(
      "CDN_PURGE_URL is not an address of a CDN; it is like https://cdn.example/purge, and beyond this machine https only.",
    );
  }
  if (token !== null && !isHeaderValue(token)) {
    addIssue("CDN_PURGE_TOKEN holds what cannot stand in a header; please copy it again.");
  }
  return { url, token };
};
