import { findMissingDetails } from "@storywall/domain/sites/missingDetails.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { formPathOf } from "./formPathOf.ts";

type Details = Parameters<typeof findMissingDetails>[0] & { readonly code: SiteCode };

/** What a country still lacks: how many details, and the first of them that another form asks for, as a path of its content. */
export type NextDetail = { readonly count: number; readonly next: string | undefined };

/** Returns what a country lacks, seen from one of the forms. `form`: the last part of its address. */
export const findNextDetail = (site: Details, form: string): NextDetail => {
  const missing = findMissingDetails(site);
  const isElsewhere = (path: string): boolean =>
    !formPathOf(path, site.code).startsWith(`/admin/shop/${form}?`);
  return { count: missing.length, next: missing.find(isElsewhere) };
};
