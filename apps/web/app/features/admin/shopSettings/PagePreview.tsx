import { toSiteChange } from "@storywall/domain/siteEdits/siteFields.ts";
import { useEffect, useState } from "react";
import { useSignedOut } from "../shell/useSignedOut.ts";
import styles from "./Settings.module.css";
import type { SiteDraft } from "./siteDraft.ts";

/** Pause in typing after which the preview loads again. */
const PAUSE_MS = 600;

type Props = { readonly path: string; readonly draft: SiteDraft; readonly isValid: boolean };

/** The page of the shop with the unsaved changes, rendered by the server. Only this staff member sees it. */
export function PagePreview({ path, draft, isValid }: Props) {
  const { code } = draft.base;
  const wanted = toPreviewUrl(path, draft);
  const [url, setUrl] = useState<string | null>(null);
  // A person who had been signed out saw an empty page.
  const signIns = useSignedOut((state) => state.signIns);
  useEffect(() => {
    // The last page that could be rendered stays while the typed values cannot be saved.
    if (!isValid) return;
    const timer = setTimeout(() => setUrl(wanted), url === null ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, isValid, url]);
  return (
    <section aria-label="Preview" className={styles.preview}>
      <p className={styles.hint}>
        {draft.edits.size === 0
          ? "The page as it is now."
          : "The page as it will be. Only you can see it for now."}
      </p>
      {url !== null && (
        <iframe key={`${code} ${signIns}`} title="Preview of the page" src={url} loading="lazy" />
      )}
    </section>
  );
}

const toPreviewUrl = (path: string, { base, edits }: SiteDraft): string => {
  const draft = JSON.stringify({ site: base.code, change: toSiteChange(edits) });
  return `${path}?${new URLSearchParams({ preview: draft })}`;
};
