import { expect, test } from "vitest";
import type { Toast } from "../../lib/page/toast.ts";
import {
  enqueueToast,
  filterByDialog,
  filterByPage,
  numberOfToast,
  removeToast,
  type ToastQueue,
} from "./toastQueue.ts";

const toast = (kind: Toast["kind"], text: string): Toast => ({ kind, text });
const textsOf = (queue: ToastQueue) => queue.map(({ text }) => text);
const queueOf = (...toasts: readonly Toast[]) => toasts.reduce(enqueueToast, [] as ToastQueue);

test("R9.12 toasts are shown one at a time, in the order in which they came", () => {
  const queue = queueOf(toast("info", "first"), toast("info", "second"));
  expect(textsOf(queue)).toEqual(["first", "second"]);
  expect(textsOf(removeToast(queue, queue[0]))).toEqual(["second"]);
});

test("R8.2 an error is shown at once; what it interrupts comes back after it", () => {
  const queue = queueOf(toast("info", "arranged"), toast("success", "saved"), toast("error", "failed"));
  expect(textsOf(queue)).toEqual(["failed", "saved", "arranged"]);
});

test("R9.12 an equal toast replaces the one before", () => {
  const [first, second] = [toast("info", "again"), toast("info", "again")];
  const queue = queueOf(first, toast("info", "other"), second);
  expect(textsOf(queue)).toEqual(["again", "other"]);
  expect(queue[0]).toBe(second);
});

test("R9.12 a page that has very much to say keeps the newest toasts, and the one that is shown", () => {
  const queue = queueOf(...Array.from({ length: 9 }, (_, index) => toast("info", `${index}`)));
  expect(textsOf(queue)).toEqual(["0", "5", "6", "7", "8"]);
  expect(textsOf(enqueueToast(queue, toast("error", "failed")))).toEqual(["failed", "5", "6", "7", "8"]);
});

test("R8.2 a waiting error is not dropped for what the page did", () => {
  const errors = Array.from({ length: 5 }, (_, index) => toast("error", `${index}`));
  expect(queueOf(...errors, toast("info", "arranged"))).toEqual(errors);
});

test("a toast closes when its page is left, unless it belongs to the page that comes", () => {
  const [saved, back] = [
    { ...toast("info", "saved"), path: "/design/square_trio" },
    { ...toast("info", "Back to the previous layout."), path: "/design/square_six" },
  ];
  expect(filterByPage([saved, back], "/design/square_six")).toEqual([back]);
  expect(filterByPage([saved], "/cart")).toEqual([]);
});

test("a toast with the text of another one has another number, so that it is announced again", () => {
  const [first, second] = [
    { kind: "info", text: "Undone: room" },
    { kind: "info", text: "Undone: room" },
  ] as const;
  expect(numberOfToast(first)).toBe(numberOfToast(first));
  expect(numberOfToast(second)).not.toBe(numberOfToast(first));
});

test("R9.12 a dialog that opens closes the toasts behind it; errors and what came with it stay", () => {
  const text = (queue: ToastQueue) => queue.map((toast) => toast.text);
  const queue: ToastQueue = [
    { kind: "error", text: "That photo didn't arrive.", shownAt: 1000 },
    { kind: "success", text: "Link copied.", shownAt: 2000 },
    { kind: "info", text: "Shuffled.", shownAt: 2000 },
    { kind: "info", text: "Your code is ready.", shownAt: 3900 },
  ];
  expect(text(filterByDialog(queue, 4000))).toEqual(["That photo didn't arrive.", "Your code is ready."]);
});
