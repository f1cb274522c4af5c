import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  HAS_LAST_WALL,
  MARK_LAST_WALL,
  readLastWall,
  removeLastWall,
  removeUnreadableLastWall,
  saveLastWall,
} from "./lastWall.ts";

const toggleAttribute = vi.fn();
let items: Map<string, string>;
beforeEach(() => {
  items = new Map();
  toggleAttribute.mockClear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  vi.stubGlobal("document", { documentElement: { toggleAttribute } });
});
afterEach(() => vi.unstubAllGlobals());

const trio = { designKey: "square_trio", path: "/design?set=square_trio" };

test("B4 the wall to continue is read back, and removed only by its own key", () => {
  saveLastWall(trio);
  removeLastWall("charming_six");
  expect(readLastWall()).toEqual(trio);
  removeLastWall("square_trio");
  expect(readLastWall()).toBeNull();
});

test("B4 the page is marked before its first paint exactly while there is a wall to continue", () => {
  const mark = () => {
    new Function(MARK_LAST_WALL)();
    return toggleAttribute.mock.lastCall;
  };
  expect(mark()).toEqual([HAS_LAST_WALL, false]);
  saveLastWall(trio);
  expect(mark()).toEqual([HAS_LAST_WALL, true]);
  removeLastWall("square_trio");
  expect(mark()).toEqual([HAS_LAST_WALL, false]);
});

test("B4 an entry that leads out of the designer is none", () => {
  saveLastWall({ designKey: "square_trio", path: "https://evil.example/" });
  expect(readLastWall()).toBeNull();
});

test("B4 an entry that cannot be read is removed with its mark, and one that can stays", () => {
  items.set("last_wall", "[1, 2");
  removeUnreadableLastWall();
  expect([items.size, toggleAttribute.mock.lastCall]).toEqual([0, [HAS_LAST_WALL, false]]);
  saveLastWall(trio);
  removeUnreadableLastWall();
  expect([readLastWall(), toggleAttribute.mock.lastCall]).toEqual([trio, [HAS_LAST_WALL, true]]);
});
