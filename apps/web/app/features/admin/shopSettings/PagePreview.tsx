import { toSiteChange } from "@storywall/domain/siteEdits/siteFields.ts";
import { type RefObject, useEffect, useRef, useState } from "react";
import styles from "./Settings.module.css";
import type { SiteDraft } from "./siteDraft.ts";

/** So long nothing is typed before the preview loads again. */
const PAUSE_MS = 600;

type Props = { readonly path: string; readonly draft: SiteDraft; readonly isValid: boolean };

/**
 * The page of the shop as it will be, rendered by the server from the unsaved form. Only this person sees it. On a phone it
 * is below the form, and its scripts would hold up the form's, so it loads once it is scrolled to.
 */
export function PagePreview({ path, draft, isValid }: Props) {
  const { code } = draft.base;
  const wanted = toPreviewUrl(path, draft);
  const [url, setUrl] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  const isSeen = useIsSeen(section);
  useEffect(() => {
    // The last page that could be drawn stays while something is typed that cannot be saved.
    if (!isValid || !isSeen) return;
    const timer = setTimeout(() => setUrl(wanted), url === null ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, isValid, isSeen, url]);
  return (
    <section ref={section} aria-label="Preview" className={styles.preview}>
      <p className={styles.hint}>
        {draft.edits.size === 0
          ? "The page as it is now."
          : "The page as it will be. Only you can see it for now."}
      </p>
      {url !== null && <iframe key={code} title="Preview of the page" src={url} />}
    </section>
  );
}

/** Returns whether the element has been on the screen since it was rendered. */
const useIsSeen = (element: RefObject<HTMLElement | null>): boolean => {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setIsSeen(true);
      observer.disconnect();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isSeen;
};

const toPreviewUrl = (path: string, { base, edits }: SiteDraft): string => {
  const draft = JSON.stringify({ site: base.code, change: toSiteChange(edits) });
  return `${path}?${new URLSearchParams({ preview: draft })}`;
};
