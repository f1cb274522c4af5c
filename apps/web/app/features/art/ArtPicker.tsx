import type { ArtItem } from "@storywall/contract/schemas/art.ts";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { classNames } from "../../ui/classNames.ts";
import { CheckIcon } from "../../ui/icons/icons.tsx";
import { Dialog } from "../../ui/modal/Dialog.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import styles from "./ArtPicker.module.css";
import { tagLabel } from "./artPaths.ts";
import { type ArtFilter, useArt } from "./useArt.ts";

type Props = {
  readonly onPick: (items: readonly ArtItem[]) => void;
  readonly onClose: () => void;
};

/** The dialog that hangs art items in place of photos (R2.13). Loaded when it is first opened. */
export default function ArtPicker({ onPick, onClose }: Props) {
  const [filter, setFilter] = useState<ArtFilter>({ kind: "all" });
  const [picked, setPicked] = useState<readonly ArtItem[]>([]);
  const { sets, tags, items, status, loadMore, retry } = useArt(filter);
  const handleToggle = (item: ArtItem): void =>
    setPicked((current) =>
      current.some(({ _id }) => _id === item._id)
        ? current.filter(({ _id }) => _id !== item._id)
        : [...current, item],
    );
  const filters: readonly { readonly name: string; readonly filter: ArtFilter }[] = [
    { name: "All", filter: { kind: "all" } },
    ...sets.map(({ _id, name }) => ({ name, filter: { kind: "set", id: _id } as const })),
    ...tags.map((tag) => ({ name: tagLabel(tag), filter: { kind: "tag", tag } as const })),
  ];
  return (
    <Dialog open onCancel={onClose} title="From our art collection" width="large">
      <div className={styles.picker}>
        <fieldset className={styles.filters}>
          <legend className={styles.legend}>Show</legend>
          {filters.map((one) => (
            <label key={one.name} className={styles.filter}>
              <input
                type="radio"
                name="art-filter"
                className={styles.radio}
                checked={JSON.stringify(one.filter) === JSON.stringify(filter)}
                onChange={() => setFilter(one.filter)}
              />
              {one.name}
            </label>
          ))}
        </fieldset>
        <ul className={styles.items} aria-busy={status === "loading"}>
          {items.map((item) => {
            const isPicked = picked.some(({ _id }) => _id === item._id);
            return (
              <li key={item._id}>
                <button
                  type="button"
                  className={classNames(styles.item, isPicked && styles.picked)}
                  aria-pressed={isPicked}
                  onClick={() => handleToggle(item)}
                >
                  <img
                    className={styles.image}
                    src={`${item.url}?w=320`}
                    width={item.width}
                    height={item.height}
                    loading="lazy"
                    alt=""
                  />
                  {isPicked && (
                    <span className={styles.check}>
                      <CheckIcon size={16} />
                    </span>
                  )}
                  <span className={styles.title}>{item.title}</span>
                  <span className={styles.artist}>{item.artist}</span>
                </button>
              </li>
            );
          })}
          {status === "loading" &&
            ["a", "b", "c", "d"].map((key) => (
              <li key={key}>
                <Skeleton className={styles.skeleton ?? ""} />
              </li>
            ))}
        </ul>
        {status === "ready" && items.length === 0 && <p>Nothing here yet.</p>}
        {status === "failed" && (
          <div className={styles.error} role="alert">
            <p>We can't reach the collection. Check your connection and try again.</p>
            <Button variant="secondary" onClick={retry}>
              Try again
            </Button>
          </div>
        )}
        {loadMore && (
          <Button variant="secondary" onClick={loadMore}>
            Show more
          </Button>
        )}
        <footer className={styles.footer} data-clear-of-toasts>
          <p className={styles.count} aria-live="polite">
            {picked.length === 0
              ? "No extra charge for the artwork."
              : picked.length === 1
                ? "1 picture chosen"
                : `${picked.length} pictures chosen`}
          </p>
          <Button disabled={picked.length === 0} onClick={() => onPick(picked)}>
            {picked.length > 1 ? "Use these pictures" : "Use this picture"}
          </Button>
        </footer>
      </div>
    </Dialog>
  );
}
