import { afterEach, expect, test, vi } from "vitest";
import { HOLD_EARLY_DROPS } from "./earlyDrop.ts";

/** A page before hydration, of which only its listeners exist. */
const openPage = (pathname: string) => {
  const page = Object.assign(new EventTarget(), { takeEarlyDrop: undefined });
  vi.stubGlobal("window", page);
  vi.stubGlobal("location", { pathname });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  new Function(HOLD_EARLY_DROPS)();
  return page;
};

const drag = (
  page: EventTarget,
  type: "dragover" | "drop",
  types: readonly string[],
  names: readonly string[],
) => {
  const files = names.map((name) => new File([], name));
  const event = Object.assign(new Event(type, { cancelable: true }), { dataTransfer: { types, files } });
  page.dispatchEvent(event);
  return event.defaultPrevented ? "held" : "left to the browser";
};

afterEach(() => void vi.unstubAllGlobals());

test.each(["/design", "/order/abc/photos/line-1"])(
  "R2.7 photos dropped on %s before hydration are kept until the page takes them",
  (pathname) => {
    const page = openPage(pathname);
    expect(drag(page, "dragover", ["Files"], [])).toBe("held");
    expect(drag(page, "drop", ["Files"], ["sea.jpg", "hill.jpg"])).toBe("held");
    expect(window.takeEarlyDrop?.().map(({ name }) => name)).toEqual(["sea.jpg", "hill.jpg"]);
    expect(window.takeEarlyDrop?.()).toEqual([]);
    expect(drag(page, "drop", ["Files"], ["late.jpg"])).toBe("left to the browser");
  },
);

test("R2.7 dragged text, and files on pages that take no photos, are left to the browser", () => {
  expect(drag(openPage("/design"), "drop", ["text/plain"], [])).toBe("left to the browser");
  expect(drag(openPage("/admin/art"), "drop", ["Files"], ["sea.jpg"])).toBe("left to the browser");
});
