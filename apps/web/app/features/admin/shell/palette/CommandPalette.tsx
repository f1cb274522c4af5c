import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { Dialog } from "../../../../ui/modal/Dialog.tsx";
import { EmailText } from "../../ui/email/EmailText.tsx";
import { SearchIcon } from "../adminIcons.tsx";
import { isDeviceOffline } from "../noAnswer.ts";
import { useShortcutKeys } from "../shortcuts/useShortcutKeys.ts";
import { useAdminPages } from "../useAdminPages.ts";
import { useOwnerSession } from "../useOwnerSession.ts";
import styles from "./CommandPalette.module.css";
import { findPages, type PaletteEntry } from "./paletteEntries.ts";
import { toSearchLabels } from "./searchLabels.ts";
import { useAdminSearch } from "./useAdminSearch.ts";

/** The search over everything: a button, Ctrl+K, or `/` outside of fields. */
export function CommandPalette() {
  const [isOpen, setIsOpen] = useState(false);
  // The field has the focus before the next key arrives, so that a fast typist loses no letter.
  const openAtOnce = useCallback(() => flushSync(() => setIsOpen(true)), []);
  useShortcutKeys({ "/": openAtOnce });
  // Before the first paint, as in useShortcutKeys.
  useLayoutEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      openAtOnce();
    };
    addEventListener("keydown", handleKeyDown);
    return () => removeEventListener("keydown", handleKeyDown);
  }, [openAtOnce]);
  return (
    <>
      <button type="button" className={styles.open} onClick={() => setIsOpen(true)}>
        <SearchIcon size={20} />
        Search
        <span aria-hidden="true" className={styles.keys}>
          Ctrl K
        </span>
      </button>
      {/* Outside of the page's header: a dialog has a header of its own. */}
      {isOpen &&
        createPortal(
          <Dialog open onCancel={() => setIsOpen(false)} title="Search">
            <PaletteSearch onDone={() => setIsOpen(false)} />
          </Dialog>,
          document.body,
        )}
    </>
  );
}

/**
 * One field for orders, people, codes, art and pages. The arrows choose, Enter opens: a scanner that types a number and
 * Enter opens the order, also when the answer comes after the Enter.
 */
function PaletteSearch({ onDone }: { readonly onDone: () => void }) {
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const isEnterPending = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const listId = useId();
  const { label, placeholder } = toSearchLabels(useOwnerSession().staff?.rights ?? []);
  const pages = findPages(useAdminPages(), text);
  const { entries: found, state } = useAdminSearch(text);
  const entries = [...found, ...pages];

  // Runs before the dialog opens, so that the dialog's rule for the first focus finds this field and not the close
  // button.
  useEffect(() => field.current?.setAttribute("autofocus", ""), []);

  const open = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    onDone();
    if (entry.group === "Art") location.assign(entry.href);
    else void navigate(entry.href);
  };

  useEffect(() => {
    if (!isEnterPending.current || state === "searching") return;
    isEnterPending.current = false;
    open(entries[0]);
  });

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive((current) => (current + step + entries.length) % Math.max(1, entries.length));
    }
    if (event.key === "Enter") {
      event.preventDefault();
      if (state === "searching") isEnterPending.current = true;
      else open(entries[active] ?? entries[0]);
    }
  };

  return (
    <div className={styles.palette}>
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={entries.length > 0}
        aria-controls={listId}
        aria-activedescendant={entries[active] ? `${listId}-${active}` : undefined}
        placeholder={placeholder}
        className={styles.field}
        value={text}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          setText(target.value);
          setActive(0);
        }}
        onKeyDown={handleKeyDown}
      />
      <div id={listId} role="listbox" aria-label="Found" className={styles.list}>
        {entries.map((entry, index) => (
          // The field keeps the focus and handles the keys of its list.
          // biome-ignore lint/a11y/useKeyWithClickEvents: as above
          <div
            key={`${entry.group} ${entry.href}`}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            onClick={() => open(entry)}
          >
            <span className={styles.label}>
              <EmailText>{entry.label}</EmailText>
            </span>
            <span className={styles.detail}>
              <EmailText>{entry.detail}</EmailText>
            </span>
            <span className={styles.group}>{entry.group}</span>
          </div>
        ))}
      </div>
      <p role="status" className={styles.status}>
        {statusOf(state, entries.length, text)}
      </p>
    </div>
  );
}

const statusOf = (state: "idle" | "searching" | "failed", count: number, text: string): string => {
  if (state === "failed")
    return `${isDeviceOffline() ? "You're offline" : "The shop isn't answering"}, so only pages are listed.`;
  if (state === "searching") return "Searching…";
  return count === 0 && text.trim() !== "" ? `Nothing found for “${text.trim()}”.` : "";
};
