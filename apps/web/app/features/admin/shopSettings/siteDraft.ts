import type { CallResult } from "@storywall/contract/client.ts";
import type { Issue } from "@storywall/contract/errors.ts";
import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import { diffSiteContent, type SiteFieldChange } from "@storywall/domain/siteEdits/diffSiteContent.ts";
import { mergeSiteEdits, type SiteConflict } from "@storywall/domain/siteEdits/mergeSiteEdits.ts";
import { listSiteFields, type SiteFields, toSiteChange } from "@storywall/domain/siteEdits/siteFields.ts";
import { parseChangedSiteContent } from "@storywall/domain/sites/parseSiteContent.ts";
import { noAnswerMessage } from "../shell/noAnswer.ts";

/** The edited fields, and the version that the edits are based on. */
export type SiteDraft = { readonly base: OwnerSite; readonly edits: SiteFields };

/** Returns the editable part of a site, with its fields as they are stored. */
export const contentOf = ({
  code: _,
  version: __,
  changedAt: ___,
  changedBy: ____,
  countryName: _____,
  currency: ______,
  person: _______,
  timeZone: ________,
  ...content
}: OwnerSite): object => content;

/** Returns each edited field with its stored value and the value to be saved. */
export const listEdits = ({ base, edits }: SiteDraft): readonly SiteFieldChange[] => {
  const before = contentOf(base);
  const fields = listSiteFields(before);
  const after = Object.fromEntries([...edits].filter(([path]) => fields.has(path)));
  return diffSiteContent(
    Object.fromEntries(Object.keys(after).map((path) => [path, fields.get(path)])),
    after,
  );
};

/** Returns the errors by path, with the server's sentences, since it is the same parser. */
export const findDraftErrors = ({ base, edits }: SiteDraft): ReadonlyMap<string, string> => {
  const result = parseChangedSiteContent(contentOf(base), toSiteChange(edits));
  return result.kind === "ok" ? new Map() : toErrorMap(result.errors);
};

/** Returns the first error of each path. */
const toErrorMap = (errors: readonly Issue[]): ReadonlyMap<string, string> =>
  new Map(errors.toReversed().map(({ path, message }) => [path, message]));

/** The parts of the API that are needed to save a draft. */
export type SiteApi = {
  readonly get: () => Promise<CallResult<OwnerSite>>;
  readonly change: (change: object, expectedVersion: number) => Promise<CallResult<OwnerSite>>;
};

export type SavedDraft =
  /** `theirChanges`: changes of other fields that another person saved meanwhile. */
  | { readonly kind: "saved"; readonly site: OwnerSite; readonly theirChanges: readonly SiteFieldChange[] }
  | {
      readonly kind: "conflict";
      /** The site as the other person saved it. */
      readonly theirs: OwnerSite;
      readonly edits: SiteFields;
      readonly conflicts: readonly SiteConflict[];
    }
  | { readonly kind: "error"; readonly message: string; readonly issues: readonly Issue[] };

/** Saving on top of another person's version fails again only when a third person saves at the same moment. */
const MAX_ATTEMPTS = 3;

/**
 * Saves the edits. When another person saved a version meanwhile, edits of other fields are applied on top of it. A
 * field that both changed is returned as a conflict, and nothing is saved.
 */
export const saveDraft = async (api: SiteApi, draft: SiteDraft): Promise<SavedDraft> => {
  let { base, edits } = draft;
  const theirChanges: SiteFieldChange[] = [];
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const result = await api.change(toSiteChange(edits), base.version);
    if (result.kind === "ok") return { kind: "saved", site: result.reply, theirChanges };
    if (result.kind !== "error" || result.error !== "CONFLICT") return toError(result);
    const newest = await api.get();
    if (newest.kind !== "ok") return toError(newest);
    const theirs = newest.reply;
    const merged = mergeSiteEdits({ base: contentOf(base), mine: edits, theirs: contentOf(theirs) });
    if (merged.conflicts.length > 0)
      return { kind: "conflict", theirs, edits: merged.edits, conflicts: merged.conflicts };
    theirChanges.push(...merged.theirChanges);
    ({ base, edits } = { base: theirs, edits: merged.edits });
    // Both made the same edits: there is nothing left to save.
    if (edits.size === 0) return { kind: "saved", site: theirs, theirChanges };
  }
  return { kind: "error", message: "Another change is being saved right now. Please try again.", issues: [] };
};

const toError = (result: Exclude<CallResult<OwnerSite>, { readonly kind: "ok" }>): SavedDraft => ({
  kind: "error",
  message: result.kind === "error" ? result.message : noAnswerMessage(),
  issues: result.kind === "error" ? result.issues : [],
});
