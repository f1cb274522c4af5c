import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import { create } from "zustand";
import { getOpenLayers, listenForLayers } from "../../lib/page/openLayers.ts";
import type { Toast, ToastAction } from "../../lib/page/toast.ts";
import { Button, IconButton } from "../Button.tsx";
import { classNames } from "../classNames.ts";
import { CheckIcon, CloseIcon, WarningIcon } from "../icons/icons.tsx";
import styles from "./ToastHost.module.css";
import {
  enqueueToast,
  filterByDialog,
  filterByPage,
  numberOfToast,
  removeToast,
  type ToastQueue,
} from "./toastQueue.ts";
import { useFocusReturn } from "./useFocusReturn.ts";
import { useToastBottom } from "./useToastBottom.ts";
import { useToastGestures } from "./useToastGestures.ts";
import { useToastTimer } from "./useToastTimer.ts";

const getDialogs = (): readonly HTMLDialogElement[] =>
  getOpenLayers().filter((layer) => layer instanceof HTMLDialogElement);
const getTopDialog = (): HTMLDialogElement | undefined => getDialogs().at(-1);

/** Screen readers announce text that is added to a live region they already know, so the empty region comes first. */
const LIVE_REGION_DELAY_MS = 50;

const useToastQueue = create<{ readonly toasts: ToastQueue }>(() => ({ toasts: [] }));

const close = (toast: Toast): void =>
  useToastQueue.setState(({ toasts }) => ({ toasts: removeToast(toasts, toast) }));

/** Adds a toast to the queue; it is shown when it is first. It belongs to this page, or to the one that it names. */
export const show = (shown: Toast): void => {
  const { dismissSignal, path = "" } = shown;
  if (dismissSignal?.aborted) return;
  const toast = { ...shown, path: new URL(path, location.href).pathname, shownAt: Date.now() };
  useToastQueue.setState(({ toasts }) => ({ toasts: enqueueToast(toasts, toast) }));
  dismissSignal?.addEventListener("abort", () => close(toast), { once: true });
};

/** Closes the toasts of a page that is left, also those that wait. */
const useCloseOnLeave = (): void => {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page has changed
  useEffect(
    () => useToastQueue.setState(({ toasts }) => ({ toasts: filterByPage(toasts, location.pathname) })),
    [pathname],
  );
};

/** Closes toasts under a dialog that opens. Above the options of a tile, on a phone, there is room for them. */
const useCloseUnderDialogs = (): void =>
  useEffect(() => {
    let before = getDialogs();
    return listenForLayers(() => {
      const dialogs = getDialogs();
      const top = dialogs.at(-1);
      if (top && dialogs.length > before.length && !top.matches("[data-tile-sheet]"))
        useToastQueue.setState(({ toasts }) => ({ toasts: filterByDialog(toasts, Date.now()) }));
      before = dialogs;
    });
  }, []);

/**
 * Shows the toasts (docs/decisions/0077), one at a time: results of calls at the top right (R9.12), what the page did
 * in a bar at the bottom, with Undo where that is possible. They are rendered into the open dialog, since everything
 * outside of it is inert. Screen readers announce errors at once, and other toasts when they pause.
 */
export function ToastHost() {
  useCloseOnLeave();
  useCloseUnderDialogs();
  const first = useToastQueue(({ toasts }) => toasts[0] ?? null);
  const container = useSyncExternalStore(listenForLayers, getTopDialog) ?? document.body;
  const [readyContainer, setReadyContainer] = useState<Element | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setReadyContainer(container), LIVE_REGION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [container]);
  const toast = readyContainer === container ? first : null;
  const box = useRef<HTMLDivElement>(null);
  const returnFocus = useFocusReturn(box, toast, toast?.dismissSignal);
  const closeShown = () => {
    if (toast === null) return;
    returnFocus();
    close(toast);
  };
  const isHeld = useToastGestures(box, toast, closeShown);
  const bottom = useToastBottom(box, container, toast);
  useToastTimer(toast, isHeld, closeShown);
  const isError = toast?.kind === "error";
  return createPortal(
    <div
      ref={box}
      className={toast ? styles.toast : styles.empty}
      data-toast
      data-kind={toast?.kind}
      style={toast?.kind === "info" ? { "--toast-bottom": `${bottom}px` } : undefined}
    >
      <div role="status" className={styles.region}>
        {toast && !isError && <ToastText key={numberOfToast(toast)} toast={toast} />}
      </div>
      {isError && (
        <div role="alert" className={styles.region}>
          <ToastText key={numberOfToast(toast)} toast={toast} />
        </div>
      )}
      {toast?.action && <ActionButton {...toast.action} onPress={closeShown} />}
      {toast?.undo && (
        <ActionButton label="Undo" run={toast.undo} onPress={closeShown} className={styles.undo} />
      )}
      {toast && (
        <IconButton label="Dismiss" className={styles.dismiss} onClick={closeShown}>
          <CloseIcon size={20} />
        </IconButton>
      )}
    </div>,
    container,
  );
}

function ToastText({ toast: { kind, text } }: { readonly toast: Toast }) {
  return (
    <p className={styles.text}>
      {kind === "success" && <CheckIcon size={20} />}
      {kind === "error" && <WarningIcon size={20} />}
      <span>{text}</span>
    </p>
  );
}

function ActionButton({
  label,
  run,
  onPress,
  className,
}: ToastAction & { readonly onPress: () => void; readonly className?: string | undefined }) {
  return (
    <Button
      variant="ghost"
      className={classNames(styles.action, className)}
      onClick={() => {
        onPress();
        run();
      }}
    >
      {label}
    </Button>
  );
}
