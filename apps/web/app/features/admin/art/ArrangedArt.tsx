import { type PointerEvent, startTransition, useRef, useState } from "react";
import { IconButton } from "../../../ui/Button.tsx";
import { CloseIcon } from "../../../ui/icons/icons.tsx";
import { EarlierIcon, LaterIcon } from "../shell/adminIcons.tsx";
import styles from "./Art.module.css";
import { moveItem } from "./moveItem.ts";

export type ArrangedItem = { readonly id: string; readonly title: string; readonly url: string };

type Props = {
  /** A description of the list, for screen readers. */
  readonly label: string;
  readonly ids: readonly string[];
  /** The whole catalogue. */
  readonly items: readonly ArrangedItem[];
  /** Text shown while the list is empty. */
  readonly empty: string;
  /** False: the last picture cannot be removed. Absent: true. */
  readonly canBeEmpty?: boolean;
  /** True: its first pictures load with priority. Absent: each loads when it is scrolled into view. */
  readonly isOnFirstScreen?: boolean;
  /**
   * Saves the new order in place of the one that was `seen`. Returns a sentence that says why that failed; null when
   * it succeeded.
   */
  readonly onChange: (ids: readonly string[], seen: readonly string[]) => Promise<string | null>;
};

/** The number of pictures that a phone shows without scrolling. */
const FIRST_PICTURES = 4;

/** Pictures in an order that can be changed: by dragging, by each picture's buttons, and by a list to add from. */
export function ArrangedArt({
  label,
  ids: savedIds,
  items,
  empty,
  canBeEmpty = true,
  isOnFirstScreen = false,
  onChange,
}: Props) {
  // While a picture is dragged or saved, the list shows the new order.
  const [pending, setPending] = useState<readonly string[] | null>(null);
  /** The same without delay: a drop may come before a move has been rendered. */
  const latest = useRef<readonly string[] | null>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const ids = pending ?? savedIds;
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  /** The order that the shop has: as loaded, or as the last of several changes in a row has left it. */
  const known = useRef(savedIds);
  if (pending === null) known.current = savedIds;

  const show = (order: readonly string[] | null): void => {
    latest.current = order;
    setPending(order);
  };
  /** Saves one order after the other, so that the last change is the one that stays. */
  const save = async (changed: readonly string[]): Promise<void> => {
    show(changed);
    const saved = saving.current.then(async () => {
      const message = await onChange(changed, known.current);
      if (message === null) known.current = changed;
      return message;
    });
    saving.current = saved;
    setError(await saved);
    if (latest.current === changed) latest.current = null;
    // In a transition too, like the newly loaded data: otherwise the earlier order would show for a moment.
    startTransition(() => setPending((shown) => (shown === changed ? null : shown)));
  };
  const handleMove = (event: PointerEvent): void => {
    if (dragged === null) return;
    // The button was released outside of the list.
    if (event.pointerType === "mouse" && event.buttons === 0) {
      handleDrop();
      return;
    }
    const over = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-art-id]");
    const to = over ? ids.indexOf(over.getAttribute("data-art-id") ?? "") : -1;
    if (to >= 0) show(moveItem(ids, ids.indexOf(dragged), to));
  };
  const handleDrop = (): void => {
    if (dragged === null) return;
    const order = latest.current;
    setDragged(null);
    if (order !== null && order.join() !== savedIds.join()) void save(order);
    else show(null);
  };

  return (
    <div>
      <ol
        aria-label={label}
        className={styles.arranged}
        onPointerMove={handleMove}
        onPointerUp={handleDrop}
        onPointerCancel={() => {
          setDragged(null);
          show(null);
        }}
      >
        {ids.flatMap((id, index) => {
          const item = items.find((one) => one.id === id);
          if (!item) return [];
          const move = (to: number) => void save(moveItem(ids, index, to));
          return [
            <li key={id} data-art-id={id} className={dragged === id ? styles.dragged : undefined}>
              <img
                src={`${item.url}?w=320`}
                alt=""
                {...(isOnFirstScreen && index < FIRST_PICTURES
                  ? { fetchPriority: "high" }
                  : { loading: "lazy" })}
                draggable={false}
                className={styles.handle}
                onPointerDown={(event) => {
                  event.preventDefault();
                  setDragged(id);
                }}
              />
              <span className={styles.name}>{item.title}</span>
              <span className={styles.moves}>
                <IconButton
                  label={`Move ${item.title} forward, ${label}`}
                  aria-disabled={index === 0}
                  onClick={() => index > 0 && move(index - 1)}
                >
                  <EarlierIcon size={18} />
                </IconButton>
                <IconButton
                  label={`Move ${item.title} back, ${label}`}
                  aria-disabled={index === ids.length - 1}
                  onClick={() => index < ids.length - 1 && move(index + 1)}
                >
                  <LaterIcon size={18} />
                </IconButton>
                {(canBeEmpty || ids.length > 1) && (
                  <IconButton
                    label={`Take ${item.title} out, ${label}`}
                    onClick={() => void save(ids.filter((other) => other !== id))}
                  >
                    <CloseIcon size={18} />
                  </IconButton>
                )}
              </span>
            </li>,
          ];
        })}
      </ol>
      {ids.length === 0 && <p className={styles.hint}>{empty}</p>}
      <select
        aria-label={`Add to ${label}`}
        className={styles.select}
        value=""
        onChange={({ target: { value } }) => value !== "" && void save([...ids, value])}
      >
        <option value="">Add a picture…</option>
        {items
          .filter(({ id }) => !ids.includes(id))
          .map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
      </select>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
