import type { DesignLink } from "@storywall/contract/schemas/designLink.ts";
import { formatDay } from "@storywall/domain/orders/formatDay.ts";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { CopyButton } from "../../ui/CopyButton.tsx";
import { linkUrl } from "./linkMaker.ts";
import { WAY_WORDS } from "./linkWords.ts";
import styles from "./ShareDialog.module.css";

type Props = {
  readonly links: readonly DesignLink[];
  readonly onEnd: (link: DesignLink) => Promise<unknown>;
};

/** Links to this design that work now. Their maker ends them here, for everybody who has them. */
export function OpenLinks({ links, onEnd }: Props) {
  const [ending, setEnding] = useState<string | null>(null);
  const end = (link: DesignLink) => {
    setEnding(link.token);
    void onEnd(link).finally(() => setEnding(null));
  };
  return (
    <section className={styles.links} aria-labelledby="open-links">
      <h3 id="open-links" className={styles.heading}>
        Links that work now
      </h3>
      <ul>
        {links.map((link) => {
          const name = link.kind === "hand_over" ? "Code for your phone" : WAY_WORDS[link.kind].name;
          return (
            <li key={link.token} className={styles.open}>
              <span className={styles.made}>
                {name}
                <span className={styles.what}>
                  {formatDay(link.createdAt.slice(0, 10))}
                  {link.photosAdded > 0 &&
                    `, ${link.photosAdded === 1 ? "1 photo" : `${link.photosAdded} photos`} came by it`}
                </span>
              </span>
              <CopyButton text={linkUrl(link.token)} of={`link: ${name}`} look="quiet" />
              <Button
                look="quiet"
                aria-label={`End link: ${name}`}
                busy={ending === link.token}
                onClick={() => end(link)}
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
