import type { DesignLink } from "@storywall/contract/schemas/designLink.ts";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/Button.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { ShareIcon } from "../../ui/icons/designerIcons.tsx";
import { linkUrl } from "./designLinkClient.ts";
import { linkExpiryMessage } from "./linkMessages.ts";
import styles from "./ShareDialog.module.css";

/** Shows a new link: to copy, to share by the device's own menu, or to select by hand. */
export function LinkBox({ link, shareText }: { readonly link: DesignLink; readonly shareText: string }) {
  const url = linkUrl(link.token);
  const inputRef = useRef<HTMLInputElement>(null);
  // The button that created the link no longer exists, so focus was lost.
  useEffect(() => inputRef.current?.focus(), []);
  const handleShare = () => {
    // Closing the menu without a choice is no error.
    navigator.share({ title: "A wall of photos", text: shareText, url }).catch(() => undefined);
  };
  return (
    <div className={styles.linkBox}>
      <div className={styles.row}>
        <input
          ref={inputRef}
          readOnly
          aria-label="Link"
          value={url}
          className={styles.url}
          onFocus={(event) => event.target.select()}
        />
        <CopyButton text={url} />
        {"share" in navigator && (
          <Button variant="secondary" onClick={handleShare}>
            <ShareIcon size={20} /> Send
          </Button>
        )}
      </div>
      <p className={styles.note}>{linkExpiryMessage(link.expiresAt)} Anyone with the link can use it.</p>
    </div>
  );
}
