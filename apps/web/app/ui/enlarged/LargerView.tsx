import { type ComponentType, useState } from "react";
import { lazyImport } from "../../lib/browser/lazyImport.ts";
import type { EnlargedPreviewProps } from "./EnlargedPreview.tsx";
import styles from "./LargerView.module.css";

/** A button over the small preview of a wall, which must be positioned: it opens the preview at its full size. */
export function LargerView({ title, previewUrl }: Pick<EnlargedPreviewProps, "title" | "previewUrl">) {
  const [Preview, setPreview] = useState<ComponentType<EnlargedPreviewProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const handleOpen = async () => {
    const loaded = await lazyImport(() => import("./EnlargedPreview.tsx"));
    if (!loaded) return;
    setPreview(() => loaded.default);
    setIsOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={`See ${title} larger`}
        onClick={() => void handleOpen()}
      />
      {Preview && (
        <Preview title={title} previewUrl={previewUrl} open={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
