import type { DesignLink } from "@storywall/contract/schemas/designLink.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { linkUrl } from "./designLinkClient.ts";
import { SHARE_KIND_TEXTS } from "./linkMessages.ts";
import styles from "./ShareDialog.module.css";

type Props = {
  readonly links: readonly DesignLink[];
  readonly onEnd: (link: DesignLink) => Promise<unknown>;
};

/** Lists the active links to this design. Ending one closes it for everyone who has it. */
export function ActiveLinks({ links, onEnd }: Props) {
  const [endingToken, setEndingToken] = useState<string | null>(null);
  const handleEnd = (link: DesignLink) => {
    setEndingToken(link.token);
    void onEnd(link).finally(() => setEndingToken(null));
  };
  return (
    <section className={styles.links} aria-labelledby="open-links">
      <h3 id="open-links" className={styles.heading}>
        Active links
      </h3>
      <ul>
        {links.map((link) => {
          const name = link.kind === "hand_over" ? "Code for your phone" : SHARE_KIND_TEXTS[link.kind].label;
          return (
            <li key={link.token} className={styles.activeLink}>
              <span className={styles.linkInfo}>
                {name}
                <span className={styles.description}>
                  {formatDay(link.createdAt.slice(0, 10))}
                  {link.photosAdded > 0 &&
                    `, ${link.photosAdded === 1 ? "1 photo" : `${link.photosAdded} photos`} received`}
                </span>
              </span>
              <CopyButton text={linkUrl(link.token)} label={`link: ${name}`} variant="ghost" />
              <Button
                variant="ghost"
                aria-label={`End link: ${name}`}
                busy={endingToken === link.token}
                onClick={() => handleEnd(link)}
              >
                End
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
