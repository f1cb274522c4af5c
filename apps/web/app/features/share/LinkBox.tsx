import type { DesignLink } from "@storywall/contract/schemas/designLink.ts";
import { useEffect, useRef } from "react";
import { Button } from "../../ui/Button.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { ShareIcon } from "../../ui/designerIcons.tsx";
import { linkUrl } from "./linkMaker.ts";
import { lastDay } from "./linkWords.ts";
import styles from "./ShareDialog.module.css";

/** A link that was just made: to copy, to send by whatever the device has, or to select by hand. */
export function LinkBox({ link, words }: { readonly link: DesignLink; readonly words: string }) {
  const url = linkUrl(link.token);
  const field = useRef<HTMLInputElement>(null);
  // The button that made it is gone, and focus with it.
  useEffect(() => field.current?.focus(), []);
  const send = () => {
    // Whoever closes the sheet without choosing is asked nothing.
    navigator.share({ title: "A wall of photos", text: words, url }).catch(() => undefined);
  };
  return (
    <div className={styles.box}>
      <div className={styles.row}>
        <input
          ref={field}
          readOnly
          aria-label="Link"
          value={url}
          className={styles.url}
          onFocus={(event) => event.target.select()}
        />
        <CopyButton text={url} />
        {"share" in navigator && (
          <Button look="secondary" onClick={send}>
            <ShareIcon size={20} /> Send
          </Button>
        )}
      </div>
      <p className={styles.note}>{lastDay(link.expiresAt)} Whoever has it may use it.</p>
    </div>
  );
}
