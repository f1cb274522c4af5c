import { beforeEach, expect, test, vi } from "vitest";
import { useChangedLines } from "./changedLines.ts";

const items = new Map<string, string>();
const changed = () => useChangedLines.getState();
const WALL = { uuid: "wall", path: "/design?line=wall" };

beforeEach(() => {
  items.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  changed().load();
});

test("R2.12 a changed wall of the cart is marked until its changes are in the cart, also after a reload", () => {
  changed().add(WALL);
  changed().add(WALL);
  useChangedLines.setState({ lines: [] });
  changed().load();
  expect(changed().lines).toEqual([WALL]);
  changed().remove("other");
  expect(changed().lines).toEqual([WALL]);
  changed().remove("wall");
  changed().load();
  expect(changed().lines).toEqual([]);
});

test("R2.12 marks of two tabs do not replace each other", () => {
  changed().add(WALL);
  useChangedLines.setState({ lines: [] });
  changed().add({ uuid: "second", path: "/design?set=charming_six" });
  expect(changed().lines.map(({ uuid }) => uuid)).toEqual(["wall", "second"]);
});

test("R2.12 a stored path that is no page of the designer is dropped", () => {
  items.set(
    "changed_lines",
    JSON.stringify({ version: 1, data: [{ uuid: "wall", path: "https://evil.example" }, 1] }),
  );
  changed().load();
  expect(changed().lines).toEqual([]);
});
