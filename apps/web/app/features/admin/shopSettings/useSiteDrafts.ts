import { changeSite } from "@storywall/contract/calls/owner/changeSite.ts";
import { getSite } from "@storywall/contract/calls/owner/getSite.ts";
import { restoreSiteVersion } from "@storywall/contract/calls/sites/restoreSiteVersion.ts";
import type { OwnerSite } from "@storywall/contract/schemas/site.ts";
import { isSameValue, listSiteFields } from "@storywall/domain/siteEdits/siteFields.ts";
import type { SiteCode } from "@storywall/domain/sites/site.ts";
import { useMemo, useState } from "react";
import { adminApi } from "../shell/adminApi.ts";
import { useAdminRevalidator } from "../shell/useAdminRevalidator.ts";
import { showNotice } from "../ui/notices.ts";
import { savedMessage } from "./savedMessage.ts";
import { describeFields } from "./settingLabels.ts";
import {
  contentOf,
  findDraftErrors,
  listEdits,
  type SavedDraft,
  type SiteApi,
  type SiteDraft,
  saveDraft,
} from "./siteDraft.ts";

type Conflict = Extract<SavedDraft, { readonly kind: "conflict" }>;
type Drafts = ReadonlyMap<SiteCode, SiteDraft>;

const NO_EDITS: SiteDraft["edits"] = new Map();

/** Drafts of all sites on one page: what is typed, its errors, and how it is saved. */
export const useSiteDrafts = (sites: readonly OwnerSite[]) => {
  const { revalidate } = useAdminRevalidator();
  const [edited, setEdited] = useState<Drafts>(new Map());
  const [conflict, setConflict] = useState<(Conflict & { readonly code: SiteCode }) | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  const drafts = useMemo(
    () => sites.map((site) => newestDraft(site, edited.get(site.code))),
    [sites, edited],
  );
  const draftOf = (code: SiteCode): SiteDraft => {
    const draft = drafts.find(({ base }) => base.code === code);
    if (!draft) throw new Error(`The page has no site ${code}`);
    return draft;
  };
  const setDraft = (code: SiteCode, draft: SiteDraft) =>
    setEdited((before) => new Map([...before, [code, draft]]));

  const save = async (toSave: readonly SiteDraft[]): Promise<void> => {
    if (isSaving) return;
    setIsSaving(true);
    setError(null);
    const saved: SavedSite[] = [];
    let failed: string | null = null;
    for (const draft of toSave) {
      const { code } = draft.base;
      const result = await saveDraft(siteApi(code), draft);
      if (result.kind === "saved") {
        saved.push({ draft, ...result });
        setDraft(code, { base: result.site, edits: NO_EDITS });
      }
      if (result.kind === "error") failed = result.message;
      if (result.kind === "conflict") {
        setConflict({ code, ...result });
        setDraft(code, draft);
      }
      if (result.kind !== "saved") break;
    }
    // The saved site already is the form's base: the next change can be saved while the page's data loads again.
    setIsSaving(false);
    setError(failed);
    await revalidate();
    if (saved.length > 0)
      showNotice({ text: describeSaved(saved), undo: () => undoSaved(saved, revalidate) });
  };

  return {
    drafts,
    draftOf,
    isSaving,
    error,
    conflict,
    edits: drafts.flatMap((draft) => listEdits(draft).map((change) => ({ site: draft.base, change }))),
    errorsOf: (code: SiteCode) => findDraftErrors(draftOf(code)),
    valueOf: (code: SiteCode, path: string): unknown => {
      const { base, edits } = draftOf(code);
      return edits.has(path) ? edits.get(path) : listSiteFields(contentOf(base)).get(path);
    },
    edit: (code: SiteCode, path: string, value: unknown) => {
      const { base, edits } = draftOf(code);
      const isBack = isSameValue(value, listSiteFields(contentOf(base)).get(path));
      const others = [...edits].filter(([other]) => other !== path);
      setDraft(code, { base, edits: new Map(isBack ? others : [...others, [path, value]]) });
    },
    discard: () => {
      setEdited(new Map());
      setError(null);
    },
    save: () => save(drafts.filter((draft) => listEdits(draft).length > 0)),
    /**
     * Saves on top of the other person's version. Of the fields in conflict, those in `mine` get the values typed
     * here.
     */
    resolve: async (mine: ReadonlySet<string>) => {
      if (!conflict) return;
      const { code, theirs, edits, conflicts } = conflict;
      const kept = conflicts.filter(({ path }) => mine.has(path));
      const merged = {
        base: theirs,
        edits: new Map([...edits, ...kept.map(({ path, mine: value }) => [path, value] as const)]),
      };
      setConflict(null);
      setDraft(code, merged);
      const others = drafts.filter((draft) => draft.base.code !== code && listEdits(draft).length > 0);
      await save(merged.edits.size > 0 ? [merged, ...others] : others);
    },
    closeConflict: () => setConflict(null),
  };
};

export type SiteDrafts = ReturnType<typeof useSiteDrafts>;

/**
 * Returns the draft that a form edits. The page's own data may be older than what was just saved: React renders newly
 * loaded data with low priority.
 */
const newestDraft = (loaded: OwnerSite, draft: SiteDraft | undefined): SiteDraft =>
  draft && (draft.edits.size > 0 || draft.base.version > loaded.version)
    ? draft
    : { base: loaded, edits: NO_EDITS };

type SavedSite = Extract<SavedDraft, { readonly kind: "saved" }> & { readonly draft: SiteDraft };

const siteApi = (code: SiteCode): SiteApi => ({
  get: () => adminApi(getSite, { params: { code } }),
  change: (change, expectedVersion) =>
    adminApi(changeSite, { params: { code }, body: { ...change, expectedVersion } }),
});

const describeSaved = (saved: readonly SavedSite[]): string => {
  const others = saved
    .filter(({ theirChanges }) => theirChanges.length > 0)
    .map(({ theirChanges, site }) => {
      const paths = theirChanges.map(({ path }) => path);
      return ` Changed meanwhile, and kept: ${describeFields(paths, site)}.`;
    })
    .join("");
  return `${savedMessage(saved.map(({ site }) => site))}${others}`;
};

/** Restores the values that these edits replaced, and nothing else. */
const undoSaved = async (
  saved: readonly SavedSite[],
  revalidate: () => Promise<void>,
): Promise<string | null> => {
  for (const { site, draft } of saved) {
    const body = {
      expectedVersion: site.version,
      version: site.version - 1,
      paths: [...draft.edits.keys()],
    };
    const result = await adminApi(restoreSiteVersion, { params: { code: site.code }, body });
    if (result.kind !== "ok") {
      await revalidate();
      return result.message;
    }
  }
  await revalidate();
  return null;
};
